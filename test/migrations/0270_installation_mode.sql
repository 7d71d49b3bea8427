insert into installation (mode) values ('test');
