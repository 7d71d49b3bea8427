import { hashPassword } from '#accounts/passwords/passwords.server.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { approve, suspend } from '#accounts/registration/decide-registration.server.ts'
import { register, verifyEmail } from '#accounts/registration/register.server.ts'
import { savePasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { createStaff } from '#accounts/team/create-staff.server.ts'
import { refreshCalendar } from '#appointments/calendar/refresh-calendar.server.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'

export const seedMetadata = { id: 'demo-world', ip: '127.0.0.1' }

const demoHours = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`day-${day}`, '09:00-18:00']))

export async function createDemoStaff(
  services: Services,
  password: string,
): Promise<{ admin: Person; adviser: Person }> {
  const created = async (username: 'admin' | 'adviser', name: string, role: 'owner' | 'adviser') => {
    const outcome = await createStaff(services, { email: demoEmails[username], username, name, role, password })
    if (outcome.ok) return outcome.person
    throw new Error(
      outcome.reason === 'invalid' ? `DEMO_PASSWORD: ${outcome.message}` : `The username ${username} already exists`,
    )
  }
  const admin = await created('admin', 'Anna Keller', 'owner')
  const adviser = await created('adviser', 'Luca Moser', 'adviser')
  await openCalendar(services, adviser)
  return { admin, adviser }
}

export async function openCalendar(services: Services, person: Person): Promise<void> {
  const texts = { bookable: 'on', ...demoHours, 'language-en': 'on', 'language-de': 'on', 'language-fr': 'on' }
  const actor = { person, metadata: seedMetadata }
  const saved = await refreshCalendar(services, { actor, staffId: person.id, texts })
  if (!saved.ok) throw new Error(`The working hours of ${person.name} were refused: ${saved.reason}`)
}

export async function registerDemoVisitors(services: Services, admin: Person, password: string): Promise<void> {
  await registered(services, { email: demoEmails.pending, password, firstName: 'Priya', lastName: 'Nair' })
  const suspended = await registered(services, {
    email: demoEmails.suspended,
    password,
    firstName: 'Sam',
    lastName: 'Okafor',
  })
  const by = { person: admin, metadata: seedMetadata }
  await approve(services, by, suspended.id)
  await suspend(services, by, suspended.id, 'Two invoices from an earlier tax year are unpaid.')
}

async function registered(
  services: Services,
  form: { email: string; password: string; firstName: string; lastName: string },
): Promise<Person> {
  const outcome = await register(services, form, seedMetadata)
  if (!outcome.ok) throw new Error(`${form.email} could not register: ${outcome.reason}`)
  await verifyEmail(services, await tokenFromEmail(services, form.email), seedMetadata)
  const person = await findPersonByEmail(services.db, form.email)
  if (!person) throw new Error(`${form.email} has no account`)
  return person
}

export async function tokenFromEmail({ db }: Pick<Services, 'db'>, email: string): Promise<string> {
  const emails = await db
    .selectFrom('emails')
    .select('textBody')
    .where('toAddress', '=', email)
    .orderBy('createdAt', 'desc')
    .execute()
  const token = emails.map((emailContent) => /[?&]token=([\w-]+)/.exec(emailContent.textBody)?.[1]).find(Boolean)
  if (!token) throw new Error(`No link was sent to ${email}`)
  return token
}

export async function changeDemoPasswords({ db, now }: Services, password: string): Promise<void> {
  const hash = await hashPassword(password)
  for (const email of Object.values(demoEmails)) {
    const person = await findPersonByEmail(db, email)
    if (person) await db.transaction().execute((tx) => savePasswordHash(tx, person.id, hash, now()))
  }
}
