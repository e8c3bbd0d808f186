from oubliettes.cli import main

main()
