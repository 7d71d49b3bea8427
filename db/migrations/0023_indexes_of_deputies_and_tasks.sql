-- Deleting a person looks up ended absences and done tasks as well, so these indexes cover all rows.
drop index deputies_by_deputy;
drop index deputies_by_person;
drop index case_tasks_open;
create index deputies_by_deputy on deputies (deputy_id, until_on);
create index deputies_by_person on deputies (person_id, until_on);
create index case_tasks_by_assignee on case_tasks (assigned_to, due_on);
