"""What tests and benchmarks both use: random games that look for errors, what luck brought, figures, budgets."""
