import { Argument, Command, CommanderError, Option } from 'commander'
import { asCompany } from '#company/company.server.ts'
import { readCompany } from '#company/read-company.server.ts'
import { fillDemoWorld, makeDemoWorld } from '#dev/demo-process.server.ts'
import { appVersion } from '#platform/app-file.server.ts'
import { wordsOf } from '#platform/backup/backup-error.server.ts'
import type { Services } from '#platform/services.ts'
import { type Ground, openGround, openServices } from '#server/services.server.ts'
import { checkAudit, checkExport } from './audit.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { maintenance, resetAllowList } from './gates.ts'
import { goLiveCommand, migrateCommand } from './migrate.ts'
import { rotateKeyCommand } from './rotate-key.ts'
import { createAdmin, resetSecondFactor } from './staff.ts'

export type Role = 'all' | 'web' | 'worker'

/** Runs the command named in `args`. Resolves with its exit code, or null if the server was started. */
export async function runCli(args: string[], serve: (role: Role) => Promise<void>): Promise<number | null> {
  let code: number | null = null
  /** A command on the running system: it sees the services but does not migrate the database. */
  const operates =
    <Args extends unknown[]>(command: (services: Services, ...args: Args) => Promise<number>) =>
    async (...args: Args) => {
      const { services, close } = await openServices(quietly(), { isCommand: true })
      const company = await readCompany(services)
      code = await asCompany(company, () => command(services, ...args)).finally(close)
    }
  const prepares =
    <Args extends unknown[]>(command: (ground: Ground, ...args: Args) => Promise<number>) =>
    async (...args: Args) => {
      const ground = await openGround(quietly(), { isCommand: true })
      code = await command(ground, ...args)
        .catch((error: unknown) => fail(wordsOf(error)))
        .finally(ground.close)
    }

  const program = new Command('etb').description('Site, client portal and admin panel of a tax firm.')
  program.version(appVersion).exitOverride().showHelpAfterError()
  program
    .command('serve', { isDefault: true })
    .description('update the database and start the server')
    .addOption(new Option('--role <role>', 'pages, background jobs, or both').choices(['all', 'web', 'worker']))
    .action(({ role = 'all' }: { role?: Role }) => serve(role))
  program
    .command('migrate')
    .description('update the database without starting the server; needs DATABASE_OWNER_URL')
    .action(prepares(migrateCommand))
  program
    .command('create-admin')
    .description('create the first owner of the admin panel; asks, or reads ADMIN_EMAIL, _USERNAME, _NAME, _PASSWORD')
    .action(operates(createAdmin))
  program
    .command('reset-second-factor')
    .description('switch two-step verification of a member of staff off, if no colleague can')
    .argument('[email]')
    .action(operates((services, email?: string) => resetSecondFactor(services, email)))
  program
    .command('reset-allow-list')
    .description('open the admin panel to all networks again')
    .action(operates((services) => resetAllowList(services)))
  program
    .command('maintenance')
    .description('close the site to everyone except staff, or open it again')
    .addArgument(new Argument('<mode>').choices(['on', 'off']))
    .argument('[message]', 'shown to visitors, at most 300 characters')
    .argument('[until]', 'expected end in Zurich time, such as 2026-11-22T14:00')
    .action(operates((services, ...given: string[]) => maintenance(services, given.slice(0, 3))))
  program
    .command('backup')
    .description('save database and files while the server runs')
    .argument('[place]', 'folder or s3://bucket/prefix (default: BACKUP_DIR)')
    .action(prepares((ground, place?: string) => backupCommand(ground, place)))
  program
    .command('restore')
    .description('restore a backup into the configured empty database and file store, and verify the result')
    .argument('<from>', "path, s3://bucket/prefix/name, or 'latest' for the newest one in BACKUP_DIR")
    .option('--replace', 'delete everything in the database first')
    .option('--without-key', 'if the SECRET_KEY of the backup is lost: restore the rows only')
    .addOption(new Option('--into <url>', 'another database (URL of its owner); files go to the configured store'))
    .addOption(
      new Option('--scratch', 'only a test: a temporary database and store, deleted afterwards').conflicts([
        'replace',
        'into',
      ]),
    )
    .action(prepares(restoreCommand))
  program
    .command('go-live')
    .description('end the quiet state of a restored copy: emails, payments and jobs begin at the next start')
    .action(prepares(goLiveCommand))
  program
    .command('rotate-key')
    .description('encrypt everything with SECRET_KEY that is still under SECRET_KEY_PREVIOUS; can be repeated')
    .action(operates(rotateKeyCommand))
  program
    .command('verify-audit')
    .description('verify that the audit log was not changed')
    .action(operates((services) => checkAudit(services)))
  program
    .command('verify-export')
    .description('verify a signed export: complete, unchanged, and from this firm')
    .argument('<file>')
    .argument('[key]', 'public key (default: that of this installation)')
    .action(async (file: string, key?: string) => {
      code = await checkExport(file, key)
    })
  program.command('make-demo-world', { hidden: true }).action(operates(makeDemoWorld))
  program.command('fill-demo-world', { hidden: true }).action(operates(fillDemoWorld))

  try {
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? 0 : 2
  }
}

/** Commands show only warnings, unless the operator asks for more. */
function quietly(): NodeJS.ProcessEnv {
  return { LOG_LEVEL: 'warn', ...process.env }
}

function fail(words: string): number {
  console.error(words)
  return 1
}
