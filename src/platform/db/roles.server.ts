import type { Pool } from 'pg'

/** Database role of the application and of staff. It sees every row, but owns no table. */
export const systemRole = 'app_system'
/** Database role for work on behalf of a client. It sees only rows of the client whose id is in `app.client_id`. */
export const clientRole = 'app_client'

export type RolesOutcome = { ok: true } | { ok: false; reason: string }

export async function ensureRoles(pool: Pool, login: string | null): Promise<RolesOutcome> {
  try {
    for (const role of [systemRole, clientRole]) {
      const { rowCount } = await pool.query('select from pg_roles where rolname = $1', [role])
      if (rowCount === 0) await pool.query(`create role ${role} nologin`)
      if (login === null) continue
      const { rows } = await pool.query("select pg_has_role($1, $2, 'member') as may, quote_ident($1) as name", [
        login,
        role,
      ])
      if (!rows[0]?.may) await pool.query(`grant ${role} to ${rows[0]?.name}`)
    }
    return { ok: true }
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501'
    if (isRefused) return { ok: false, reason: error.message }
    throw error
  }
}

/** Describes a right that the login of `pool` has beyond those of the client role; null if there is none. */
export async function clientRightsError(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ isMore: boolean }>(
    `select rolsuper or pg_has_role(oid, '${systemRole}', 'member') as "isMore" from pg_roles where rolname = session_user`,
  )
  return rows[0]?.isMore === false ? null : `can act as ${systemRole}`
}

/** Describes a right that the login of `pool` has although the application never needs it; null if there is none. */
export async function rightsError(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ error: string | null }>(`
    select case
        when rolsuper then 'is a superuser'
        when pg_has_role(oid, (select relowner from pg_class where oid = 'audit_events'::regclass), 'member')
          then 'can act as the owner of the tables'
        when rolbypassrls then 'can bypass row-level security'
        when rolcreaterole then 'can create roles'
      end as error
    from pg_roles where rolname = session_user`)
  return rows[0]?.error ?? null
}
