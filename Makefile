# Thin aliases: the work is in play.py, test.py and _house.py, which need Python 3.11+ and nothing else.
PYTHON ?= python3

.PHONY: play test fmt bench lock

play:  ## sit down and play
	$(PYTHON) play.py

test:  ## style, types, rooms and tests
	$(PYTHON) test.py

fmt:  ## put the source in order
	$(PYTHON) _house.py fmt

bench:  ## measure
	$(PYTHON) _house.py bench

lock:  ## resolve requirements/*.txt anew from pyproject.toml
	$(PYTHON) _house.py lock
