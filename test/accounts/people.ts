import { createHmac, randomUUID } from 'node:crypto'
import { hashPassword } from '#accounts/passwords/passwords.server.ts'
import { findPerson, insertPerson } from '#accounts/people/people-db.server.ts'
import { isStaff, type Person, splitName } from '#accounts/people/person.ts'
import { confirmIdentity } from '#accounts/sessions/confirm-identity.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { saveCalendar } from '#appointments/calendar/calendar-db.server.ts'
import { consultationLanguages } from '#appointments/kinds/kinds.ts'
import type { Services } from '#platform/services.ts'
import { defaultHours } from '#platform/week-hours.ts'

type TestPeopleInput = Partial<Omit<Person, 'id'>> & { password?: string | null }

export const testPassword = 'walks-by-the-lake-42'
const testHash = hashPassword(testPassword)

export async function aPerson(
  { db, now }: Pick<Services, 'db' | 'now'>,
  requested: TestPeopleInput = {},
): Promise<Person> {
  const { password = testPassword, ...given } = requested
  const id = randomUUID()
  const name = given.name ?? 'Ana Keller'
  const person = {
    id,
    email: `ana.${id.slice(0, 8)}@example.com`,
    emailVerified: true,
    name,
    ...splitName(name),
    company: null,
    phone: null,
    username: null,
    role: 'client',
    status: 'active',
    twoFactorEnabled: false,
    mustReset: false,
    ...given,
  } as const satisfies Person
  const { twoFactorEnabled: _, mustReset: __, ...columns } = person
  if (!(await insertPerson(db, { ...columns, createdAt: now() }))) throw new Error(`${person.email} is taken`)
  if (password !== null) {
    await savePasswordHash(db, id, password === testPassword ? await testHash : await hashPassword(password), now())
  }
  if (person.role === 'adviser') await db.transaction().execute((tx) => saveCalendar(tx, id, defaultCalendar(now())))
  if (columns.role === 'client') await acceptedTerms(db, id)
  const created = await findPerson(db, id)
  if (!created) throw new Error('the person was not kept')
  return created
}

/** Working hours as most advisers set them: bookable on working days in every language. */
export const defaultCalendar = (updatedAt: Date) => ({
  ...{ isBookable: true, hours: defaultHours, languages: [...consultationLanguages], roomUrl: null, updatedAt },
})

/** Accepts the terms of all years in which tests take place, because work does not go on without. */
async function acceptedTerms(db: Services['db'], personId: string): Promise<void> {
  const years = Array.from({ length: 8 }, (_, at) => 2024 + at)
  const accepted = { personId, version: '2026-11-21', acceptedAt: new Date('2024-01-01T09:00:00Z'), ip: '192.0.2.7' }
  await db
    .insertInto('termsAcceptances')
    .values(years.map((year) => ({ ...accepted, year })))
    .execute()
}

export function requestWith(cookies: Headers, path = '/', init: RequestInit = {}): Request {
  const headers = new Headers(init.headers)
  headers.set('Cookie', cookieHeader(cookies))
  return new Request(`http://localhost:3000${path}`, { ...init, headers })
}

export function cookieHeader(cookies: Headers): string {
  return cookies
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}

export const testMetadata = { id: 'request-1', ip: '192.0.2.7', userAgent: 'test browser' }

export type TestEmail = { subject: string; text_body: string }

export async function emailsOf({ pool }: Pick<Services, 'pool'>, address: string): Promise<TestEmail[]> {
  const { rows } = await pool.query<TestEmail>(
    'select subject, text_body from emails where to_address = $1 order by created_at',
    [address],
  )
  return rows
}

export function tokenIn(email: TestEmail | undefined): string {
  return /[?&]token=([\w-]{20,})/.exec(email?.text_body ?? '')?.[1] ?? ''
}

export async function aVisitor(services: SignInDeps, person: Person, password = testPassword) {
  const audience = isStaff(person) ? 'staff' : 'client'
  const outcome = await signIn(services, { identifier: person.email, password, audience, facts: testMetadata })
  if (!outcome.ok) throw new Error(`not signed in: ${outcome.reason}`)
  const request = requestWith(outcome.headers)
  const user = await findCurrentUser(services, request)
  if (!user) throw new Error('the session does not count')
  return { request, visitor: user, headers: outcome.headers }
}

export async function aConfirmedVisitor(services: SignInDeps, person: Person) {
  const { request, visitor: user, headers } = await aVisitor(services, person)
  const outcome = await confirmIdentity(services, user, { password: testPassword }, testMetadata)
  if (!outcome.ok) throw new Error(outcome.reason)
  return { request, visitor: { ...user, isConfirmed: true }, headers }
}

/** TOTP code (RFC 6238) of the period `periods` × 30 seconds after `at`. */
export function codeOf(secret: string, at: Date, periods = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000) + periods))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replace(/=+$/, '')]
    .map((email) => alphabet.indexOf(email).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
