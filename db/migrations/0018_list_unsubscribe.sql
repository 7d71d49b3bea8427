-- Where a mail program unsubscribes its reader from letters of a list (RFC 8058); forgotten with the text of a confidential letter.
alter table letters add column unsubscribe_url text check (length(unsubscribe_url) <= 1000);
