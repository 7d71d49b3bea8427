insert into download_counts (file_name, downloads) values ('guide.pdf', 3);
insert into download_visits (file_name, fetched_on, visitor_hash) values ('guide.pdf', current_date, '\x01');
