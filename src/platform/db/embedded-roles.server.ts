import pg from 'pg'

export type EmbeddedPasswords = { superuser: string; owner: string; program: string; client: string }

/** `app_owner` owns the tables; the application logs in as `app`, and as `app_portal` to work on behalf of clients. */
export async function prepareCluster(port: number, passwords: EmbeddedPasswords): Promise<void> {
  await asSuperuser(port, passwords.superuser, 'postgres', async (client) => {
    // The lock prevents concurrent processes from updating the same rows of PostgreSQL's system catalogue. It is
    // released when the connection closes.
    await client.query("select pg_advisory_lock(hashtext('prepare-cluster'))")
    await client.query(`do $$ begin
      if to_regrole('app_owner') is null then create role app_owner login; end if;
      if to_regrole('app') is null then create role app login; end if;
      if to_regrole('app_portal') is null then create role app_portal login; end if;
      if to_regrole('app_system') is null then create role app_system; end if;
      if to_regrole('app_client') is null then create role app_client; end if;
    end $$`)
    // The passwords are generated hexadecimal strings, so they are safe to interpolate.
    await client.query(`alter role app_owner password '${passwords.owner}'`)
    await client.query(`alter role app noinherit nocreatedb password '${passwords.program}'`)
    await client.query(`alter role app_portal noinherit nocreatedb password '${passwords.client}'`)
    await client.query('grant app_system, app_client to app with inherit false')
    await client.query('grant app_client to app_portal with inherit false')
    const { rows } = await client.query("select 1 from pg_database where datname = 'app'")
    if (rows.length === 0) await client.query('create database app owner app_owner')
    await asSuperuser(port, passwords.superuser, 'app', async (inApp) => {
      await inApp.query('reassign owned by app to app_owner')
      await inApp.query('revoke all on database app, postgres from public')
      await inApp.query('grant connect on database app to app, app_portal')
    })
  })
}

async function asSuperuser(
  port: number,
  password: string,
  database: string,
  work: (client: pg.Client) => Promise<unknown>,
) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database })
  await client.connect()
  await work(client).finally(() => client.end())
}
