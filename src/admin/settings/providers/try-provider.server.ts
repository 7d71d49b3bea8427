import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Actor } from '#accounts/sessions/actor.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { checkTextService } from '#platform/ai/text-gemini.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openConfiguredStorage } from '#platform/backup/backup-storage.server.ts'
import { readBackupSettings } from '#platform/backup/read-backup-settings.server.ts'
import { checkSmtp } from '#platform/mail/check-smtp.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { listProviders, type ProviderId } from './list-providers.server.ts'

const copy = () => t(adminTexts.tryProvider)

const secretNames = /SECRET|KEY|PASSWORD|TOKEN|CODE/

/** `payload` is the error text that the page shows, without secrets of the configuration. */
export type TestOutcome =
  | { ok: true; milliseconds: number }
  | { ok: false; reason: 'late' | 'failed' | 'stand-in' | 'none'; payload: string | null }

/** Harmless string that every virus scanner reports; split so that scanners do not report this file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const defaultLimitMs = 7_000

type TryProviderDeps = Pick<Services, 'config' | 'db' | 'log' | 'scanner' | 'payments' | 'fileStore' | 'now'>

export async function testProvider(
  services: TryProviderDeps,
  { id, actor, limitMs = defaultLimitMs }: { id: ProviderId; actor: Actor; limitMs?: number },
): Promise<TestOutcome> {
  const provider = (await listProviders(services)).find((each) => each.id === id)
  const outcome =
    provider?.state === 'connected' && provider.isTestable
      ? await tried(services, () => calls[id](services, limitMs), limitMs)
      : {
          ok: false as const,
          reason: provider?.state === 'stand-in' ? ('stand-in' as const) : ('none' as const),
          payload: null,
        }
  const passed = id === 'scanner' ? 'blocked' : 'ok'
  const detail = { outcome: outcome.ok ? passed : outcome.reason }
  await services.db
    .transaction()
    .execute((tx) => recordAudit(tx, actor, { action: 'provider.tested', object: { type: 'provider', id }, detail }))
  return outcome
}

const calls: Record<ProviderId, (services: TryProviderDeps, limitMs: number) => Promise<unknown>> = {
  mail: ({ config }, limitMs) => checkSmtp(String(config.SMTP_URL), limitMs),
  payments: ({ payments }) => payments.findPayment(`cs_test_${randomUUID().replaceAll('-', '')}`),
  text: ({ config }, limitMs) => checkTextService(config, limitMs),
  files: storeAndRead,
  scanner: async ({ scanner }) => {
    const verdict = await scanner?.scan(Readable.from([Buffer.from(copy().harmlessTestText)]))
    if (!verdict?.clean) throw new Error(copy().falseAlarm)
    if ((await scanner?.scan(Readable.from([Buffer.from(eicar)])))?.clean) throw new Error(copy().missedTestFile)
  },
  backups: async (services) => {
    const { address } = await readBackupSettings(services)
    return openConfiguredStorage(services.config, String(address)).list()
  },
  chat: async () => undefined,
}

/** Stores, reads and deletes a test file. If the server crashes before deleting it, the nightly cleanup deletes it. */
async function storeAndRead({ fileStore }: TryProviderDeps): Promise<void> {
  const key = randomUUID()
  const content = copy().test(key)
  await fileStore.put(key, Readable.from([Buffer.from(content)]))
  try {
    if ((await text(await fileStore.get(key))) !== content) throw new Error(copy().storeChanged)
  } finally {
    await fileStore.remove(key)
  }
}

async function tried({ config }: TryProviderDeps, call: () => Promise<unknown>, limitMs: number): Promise<TestOutcome> {
  const startedAt = performance.now()
  const limit = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => limit.resolve('late'), limitMs)
  try {
    const came = await Promise.race([call().then(() => 'answered' as const), limit.promise])
    if (came === 'late') return { ok: false, reason: 'late', payload: null }
    return { ok: true, milliseconds: Math.round(performance.now() - startedAt) }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { ok: false, reason: 'late', payload: null }
    return { ok: false, reason: 'failed', payload: withoutSecrets(config, error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Messages of an error and its causes, shortened, with all secret configuration values removed. */
export function withoutSecrets(config: Record<string, unknown>, error: unknown): string {
  const secrets = Object.entries(config).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '') return []
    if (secretNames.test(name)) return [value, encodeURIComponent(value)]
    return URL.canParse(value) ? passwordsOf(value) : []
  })
  // Replace the longest secret first: if a shorter one is part of it, the rest of the longer one would remain visible.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((content, secret) => content.replaceAll(secret, '…'), wordsOf(error)).slice(0, 300)
}

function passwordsOf(address: string): string[] {
  const { password } = new URL(address)
  return password ? [password, ...decoded(password)] : []
}

function decoded(text: string): string[] {
  try {
    return [decodeURIComponent(text)]
  } catch {
    return []
  }
}

function wordsOf(error: unknown, causes: readonly unknown[] = []): string {
  if (!(error instanceof Error)) return String(error)
  const so = [...causes, error]
  const below = error.cause instanceof Error && !so.includes(error.cause) ? wordsOf(error.cause, so) : ''
  const own = (error.message || error.name).replace(/\b(sk|rk|pk|whsec)_\S+/g, '…')
  return below && below !== own ? `${own} (${below})` : own
}
