import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { adminAllowList } from '#accounts/sign-in/allow-list.ts'
import { createStaff } from '#accounts/team/create-staff.server.ts'
import { resetFactorAlone } from '#accounts/team/reset-factor.server.ts'
import { asCompany } from '#company/company.server.ts'
import { readCompany } from '#company/read-company.server.ts'
import { fillDemoWorld, makeDemoWorld } from '#dev/demo-process.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import { readAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { publicSigningKey, type SignedReport, verifySignedLines } from '#platform/audit/signed-lines.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { wordsOf } from '#platform/backup/backup-error.server.ts'
import { maintenanceMessage, maintenanceMode, maintenanceUntil } from '#platform/http/maintenance.ts'
import type { Services } from '#platform/services.ts'
import type { SettingChange } from '#platform/settings/setting.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { type Ground, openGround, openServices } from '#server/services.server.ts'
import { backupCommand, restoreCommand } from './backup.ts'

const errors: Record<Extract<SignedReport, { ok: false }>['reason'], string> = {
  'cut-off': 'The file has no signature at its end. It is incomplete, or it is not a signed export.',
  changed: 'The file was changed after it was signed: something was edited, added or removed.',
  'other-key': 'The file was signed with a different key.',
}

/** Operator commands. Each resolves with the exit code of the process. */
const commands: Record<string, (services: Services, args: string[]) => Promise<number>> = {
  'create-admin': createAdmin,
  'reset-second-factor': resetSecondFactor,
  'reset-allow-list': resetAllowList,
  maintenance,
  'verify-audit': checkAudit,
  'make-demo-world': makeDemoWorld,
  'fill-demo-world': fillDemoWorld,
}

/** Operator commands that need no database or must not migrate it. */
const groundCommands: Record<string, (ground: Ground, args: string[]) => Promise<number>> = {
  backup: backupCommand,
  restore: restoreCommand,
}

/** Creates the first owner from ADMIN_EMAIL, ADMIN_USERNAME, ADMIN_NAME, ADMIN_PASSWORD; prompts for missing values. */
async function createAdmin(services: Services): Promise<number> {
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
async function resetSecondFactor(services: Services, [given]: string[]): Promise<number> {
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

async function checkAudit({ db, config }: Services): Promise<number> {
  const head = await readAuditChainTip(db, config.DATA_DIR)
  const report = await verifyAudit(db, head)
  if (!report.ok) {
    console.error(`The audit log was changed: row ${report.firstBrokenId} of ${report.rows} is not as it was written.`)
    if (head === 'forged')
      console.error(`The copy of its last row in ${config.DATA_DIR} was not written by this installation.`)
    else if (head && head.id > report.rows)
      console.error(`It had ${head.id} rows at ${head.at}, so rows at the end have been removed.`)
    return 1
  }
  console.log(`The audit log has not been changed (${report.rows} rows).`)
  if (!head)
    console.log(
      `There is no copy of its last row in ${config.DATA_DIR}, so rows removed at the end cannot be detected.`,
    )
  return 0
}

export async function runCommand(name: string, args: string[]): Promise<number> {
  if (name === 'verify-export') return verifyExportCommand(args)
  const onGround = groundCommands[name]
  if (onGround) {
    const ground = await openGround(process.env, { keepsDatabaseRunning: true })
    return onGround(ground, args)
      .catch((error: unknown) => {
        console.error(wordsOf(error))
        return 1
      })
      .finally(ground.close)
  }
  const command = commands[name]
  if (!command) {
    console.error(
      `Unknown command ${name}. Available commands: ${[...Object.keys({ ...commands, ...groundCommands }), 'verify-export'].join(', ')}`,
    )
    return 2
  }
  const { services, close } = await openServices(process.env, { keepsDatabaseRunning: true })
  const company = await readCompany(services)
  return asCompany(company, () => command(services, args)).finally(close)
}

async function verifyExportCommand([file = '', given]: string[]): Promise<number> {
  const publicKey = given ?? (await ownKey())
  const report = await verifySignedLines(createInterface({ input: createReadStream(file) }), publicKey)
  if (!report.ok) {
    console.error(errors[report.reason])
    return 1
  }
  const { by, at, of, query } = report.about
  console.log(
    `The file has not been changed since it was signed: ${report.rows} rows, exported from ${of} by ${by} at ${at}.`,
  )
  if (query) console.log(`Filtered by: ${query}`)
  return 0
}

async function ownKey(): Promise<string> {
  const ground = await openGround(process.env, { keepsDatabaseRunning: true })
  await ground.close()
  return publicSigningKey(ground.secretKey)
}

type CommandGatesDeps = Pick<Services, 'db' | 'now'>

/** Clears the admin IP allow list, in case it has locked out every administrator. */
export async function resetAllowList(services: CommandGatesDeps): Promise<number> {
  await save(services, [{ setting: adminAllowList, value: '' }])
  console.log('The IP allow list is empty. The admin panel can be opened from any network again.')
  return 0
}

/** Closes or opens the site without sign-in. Arguments: `on [message] [2026-11-22T14:00]` or `off`. */
export async function maintenance(
  services: CommandGatesDeps,
  [mode, message = '', until = '']: string[],
): Promise<number> {
  const changes = [
    { setting: maintenanceMode, value: mode },
    ...(mode === 'on'
      ? [
          { setting: maintenanceMessage, value: message },
          { setting: maintenanceUntil, value: until },
        ]
      : []),
  ]
  if (changes.some(({ setting, value }) => !setting.schema.safeParse(value).success)) {
    console.error('Usage: script/maintenance on [message of at most 300 characters] [2026-11-22T14:00] | off')
    return 2
  }
  await save(services, changes)
  console.log(mode === 'on' ? 'The site is closed to everyone except staff.' : 'The site is open again.')
  return 0
}

async function save({ db, now }: CommandGatesDeps, changes: SettingChange[]): Promise<void> {
  const by = { actor: system, role: 'owner', at: now() }
  await db.transaction().execute((tx) => saveSettings(tx, changes, by))
}
