-- Planners take a function for a thousand rows that does not say how many it gives: whole tables were read to join three.
alter function shared_cases(text) rows 3;
alter function household_of(text) rows 3;
