-- Roles and database of an installation. Run once as superuser, with passwords of your own.
create role app_system nologin;                            -- the program acts as this: all rows, owns nothing
create role app_client nologin;                            -- on behalf of one client: only that client's rows
create role app_owner login password 'CHANGE-1';           -- DATABASE_OWNER_URL
create role app login noinherit password 'CHANGE-2';       -- DATABASE_URL
create role app_portal login noinherit password 'CHANGE-3'; -- DATABASE_CLIENT_URL
grant app_system, app_client to app;
grant app_client to app_portal;
create database app owner app_owner;
revoke all on database app from public;
grant connect on database app to app, app_portal;
