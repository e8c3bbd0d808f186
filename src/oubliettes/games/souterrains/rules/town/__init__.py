"""The town (SS-23): what may be chosen, what is served at once, selling, nights, belongings."""
