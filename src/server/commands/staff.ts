import { createInterface } from 'node:readline/promises'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { createStaff } from '#accounts/team/create-staff.server.ts'
import { resetFactorAlone } from '#accounts/team/reset-factor.server.ts'
import type { Services } from '#platform/services.ts'

/** Creates the first owner from ADMIN_EMAIL, ADMIN_USERNAME, ADMIN_NAME, ADMIN_PASSWORD; prompts for missing values. */
export async function createAdmin(services: Services): Promise<number> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (variable: string, question: string) =>
    process.env[variable] ?? (await terminal.question(`${question}: `))
  const staff = {
    email: await ask('ADMIN_EMAIL', 'Email address'),
    username: await ask('ADMIN_USERNAME', 'Username'),
    name: await ask('ADMIN_NAME', 'First and last name'),
    password: await ask('ADMIN_PASSWORD', 'Password (at least 10 characters)'),
    role: 'owner' as const,
  }
  terminal.close()
  const outcome = await createStaff(services, staff)
  if (outcome.ok) {
    console.log(`${outcome.person.name} can now sign in at ${services.config.PUBLIC_URL}/admin as ${staff.username}.`)
    return 0
  }
  console.error(
    outcome.reason === 'invalid'
      ? outcome.message
      : 'An account with this email address or username already exists. Nothing was changed.',
  )
  return 1
}

/** Removes a staff member's second factor, for use if no colleague can confirm this. Prompts for a missing address. */
export async function resetSecondFactor(services: Services, given?: string): Promise<number> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const address = given ?? (await terminal.question('Email address: '))
  terminal.close()
  const person = await findPersonByEmail(services.db, address)
  const { ok } = person ? await resetFactorAlone(services, person.id) : { ok: false }
  if (ok)
    console.log(
      `Two-step verification is now off for ${address}, and all their sessions have ended. They and the owners will get an email.`,
    )
  else console.error('No staff member with this email address uses two-step verification. Nothing was changed.')
  return ok ? 0 : 1
}
