import { personColumns } from '#accounts/people/people-db.server.ts'
import { type Person, personSchema, type Role } from '#accounts/people/person.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { byName } from '#platform/db/search-db.server.ts'
import { noProfile, type Profile } from './profile.ts'

function selectStaff(db: Db | Tx) {
  return db
    .selectFrom('people')
    .leftJoin('staffProfiles as profile', 'profile.personId', 'people.id')
    .where('people.role', '!=', 'client')
    .select(personColumns)
    .select(['people.statusReason', 'people.createdAt', 'people.lastSignInAt'])
    .select(['profile.initials', 'profile.languages', 'profile.specialities', 'profile.isPublic', 'profile.caseLimit'])
    .select('profile.hourlyRateCents')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStaff>['execute']>>[number]

function toStaffMember(row: Row) {
  const {
    statusReason,
    createdAt,
    lastSignInAt,
    caseLimit,
    hourlyRateCents,
    initials,
    languages,
    specialities,
    isPublic,
  } = row
  const profile: Profile = {
    initials,
    languages: languages ?? noProfile.languages,
    specialities: specialities ?? noProfile.specialities,
    isPublic: isPublic ?? noProfile.isPublic,
  }
  return { ...personSchema.parse(row), statusReason, createdAt, lastSignInAt, caseLimit, hourlyRateCents, profile }
}

export type StaffMember = ReturnType<typeof toStaffMember>

export async function listStaffById(db: Db | Tx, ids: string[]): Promise<StaffMember[]> {
  return (await selectStaff(db).where('people.id', 'in', ids).execute()).map(toStaffMember)
}

export async function listPublicStaff(db: Db | Tx): Promise<StaffMember[]> {
  const rows = await selectStaff(db)
    .where('people.status', '=', 'active')
    .where('profile.isPublic', '=', true)
    .orderBy(byName('people.name'))
    .limit(100)
    .execute()
  return rows.map(toStaffMember)
}

export async function findStaffMember(db: Db | Tx, personId: string): Promise<StaffMember | null> {
  const row = await selectStaff(db).where('people.id', '=', personId).executeTakeFirst()
  return row ? toStaffMember(row) : null
}

/** Locks all staff rows until the transaction ends, so that changes of rights run one after another. */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.selectFrom('people').select('id').where('role', '!=', 'client').orderBy('id').forNoKeyUpdate().execute()
}

export async function listOwners(db: Db | Tx): Promise<Person[]> {
  const rows = await db
    .selectFrom('people')
    .select(personColumns)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map((row) => personSchema.parse(row))
}

export async function isLastOwner(db: Db | Tx, personId: string): Promise<boolean> {
  const owners = await listOwners(db)
  return owners.length === 1 && owners[0]?.id === personId
}

export async function saveRole(tx: Tx, personId: string, role: Role, at: Date): Promise<void> {
  await tx.updateTable('people').set({ role, updatedAt: at }).where('id', '=', personId).execute()
}

export async function saveProfile(tx: Tx, personId: string, profile: Profile): Promise<void> {
  await tx
    .insertInto('staffProfiles')
    .values({ personId, ...profile })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(profile))
    .execute()
}

type Capacity = { caseLimit: number | null; hourlyRateCents: number | null }

export async function saveCapacity(tx: Tx, personId: string, capacity: Capacity): Promise<void> {
  await tx
    .insertInto('staffProfiles')
    .values({ personId, ...capacity })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(capacity))
    .execute()
}

export async function removeInvited(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', personId).where('status', '=', 'invited').execute()
}

export async function findReset(db: Db | Tx, personId: string, at: Date) {
  const row = await db
    .selectFrom('secondFactorResets as r')
    .innerJoin('people as asker', 'asker.id', 'r.requestedBy')
    .leftJoin('people as confirmer', 'confirmer.id', 'r.confirmedBy')
    .select(['r.personId', 'r.requestedBy', 'r.requestedAt', 'r.expiresAt', 'r.confirmedBy'])
    .select(['asker.name as askerName', 'confirmer.name as confirmerName'])
    .where('r.personId', '=', personId)
    .where('r.expiresAt', '>', at)
    .executeTakeFirst()
  return row ?? null
}

/** Saves a reset request, which replaces an earlier request for the same person. */
export async function saveReset(
  tx: Tx,
  reset: { personId: string; requestedBy: string; requestedAt: Date; expiresAt: Date },
): Promise<void> {
  await removeReset(tx, reset.personId)
  await tx.insertInto('secondFactorResets').values(reset).execute()
}

export async function saveFirstConfirmation(tx: Tx, personId: string, confirmedBy: string): Promise<void> {
  await tx.updateTable('secondFactorResets').set({ confirmedBy }).where('personId', '=', personId).execute()
}

export async function removeReset(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('secondFactorResets').where('personId', '=', personId).execute()
}
