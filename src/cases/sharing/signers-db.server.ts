import { sql } from 'kysely'
import { beforeFiling } from '#cases/process/case-states.ts'
import type { MissingSigner } from '#cases/process/todo.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export type OpenSigner = { id: string; name: string | null }

export const openSigners = sql<OpenSigner[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', p.name) order by s.id), '[]')
  from (select c.client_id as id union select person_id from case_signers where case_id = c.id) s
  left join people p on p.id = s.id
  where c.state = 'client_approval' and not exists (select from case_approvals a
    where a.case_id = c.id and a.person_id = s.id and a.voided_at is null))`

const isJoint = sql`is_joint_return(c.id)`
const isBeforeFiling = sql`coalesce(c.state_before_hold, c.state) in (${sql.join(beforeFiling)})`

/**
 * Makes the partner a co-signer of joint returns shared with them, and removes former co-signers. Filed returns do not
 * change; approved ones get no new co-signer. Returns the ids of cases that lost a co-signer.
 */
export async function fillSigners(tx: Tx, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ caseId: string }>`delete from case_signers s using cases c
    where c.id = s.case_id and c.client_id = ${clientId} and ${isBeforeFiling}
      and not (coalesce(shared_with(c.id), '') = s.person_id and ${isJoint})
    returning s.case_id as "caseId"`.execute(tx)
  await sql`insert into case_signers (case_id, person_id)
    select c.id, shared_with(c.id) from cases c
    where c.client_id = ${clientId} and ${isBeforeFiling} and ${isJoint} and c.client_approved_at is null
      and shared_with(c.id) is not null
    on conflict do nothing`.execute(tx)
  return rows.map(({ caseId }) => caseId)
}

export function listCoSigners(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('caseSigners as s')
    .innerJoin('cases as c', (on) =>
      on.onRef('c.id', '=', 's.caseId').on(sql`shared_with(c.id)`, '=', sql`s.person_id`),
    )
    .innerJoin('people as p', 'p.id', 's.personId')
    .select(['p.id', 'p.name', 'p.email'])
    .where('s.caseId', '=', caseId)
    .where('p.status', '=', 'active')
    .orderBy('p.id')
    .execute()
}

/** Joint returns that are neither filed nor shared, and whose sharing the client has not decided. */
export async function listReturnsToShare(tx: Tx, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from cases c
    join partners p on p.client_id = c.client_id and p.ended_at is null and p.accepted_at is not null
    where c.client_id = ${clientId} and ${isBeforeFiling} and ${isJoint} and shared_with(c.id) is null
      and not exists (select from case_sharing s where s.case_id = c.id)
    order by c.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function saveSharing(tx: Tx, caseId: string, isShared: boolean): Promise<void> {
  await tx
    .insertInto('caseSharing')
    .values({ caseId, isShared })
    .onConflict((conflict) => conflict.column('caseId').doUpdateSet({ isShared }))
    .execute()
}

/** Lists the client's cases and whether each is shared; by default, those opened after the partner was invited are. */
export async function listSharing(db: Db | Tx, clientId: string) {
  const { rows } = await sql<{ id: string; caseNumber: string; title: string; isShared: boolean }>`
    select c.id, c.case_number as "caseNumber", c.title, coalesce(s.is_shared, c.created_at >= p.invited_at) as "isShared"
    from cases c join partners p on p.client_id = c.client_id and p.ended_at is null
    left join case_sharing s on s.case_id = c.id
    where c.client_id = ${clientId} order by c.created_at desc, c.case_number desc limit 200`.execute(db)
  return rows
}

/** Joint returns before filing that have no second signer. */
export async function listMissingSigners(db: Db | Tx, clientId: string, now: Date): Promise<MissingSigner[]> {
  const { rows } = await sql<MissingSigner>`select c.id as "caseId", coalesce(person.name, p.email) as partner,
      case when p.id is null then 'not-invited' when p.accepted_at is not null then 'not-shared'
        when p.expires_at <= ${now} then 'expired' else 'invited' end as status
    from cases c left join partners p on p.client_id = c.client_id and p.ended_at is null
    left join people person on person.id = p.person_id
    where c.client_id = ${clientId} and ${isBeforeFiling} and ${isJoint} and shared_with(c.id) is null
      and c.client_approved_at is null
    order by c.id`.execute(db)
  return rows
}

export async function findMissingSigner(
  db: Db | Tx,
  { id, clientId }: { id: string; clientId: string },
  now: Date,
): Promise<MissingSigner | null> {
  return (await listMissingSigners(db, clientId, now)).find(({ caseId }) => caseId === id) ?? null
}
