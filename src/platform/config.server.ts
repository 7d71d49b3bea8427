import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopbackHost } from './outbound/public-address.ts'

const yes = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['', '0', 'false', 'no', 'off'] })
const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()
const url = (protocols: RegExp) =>
  optional.pipe(z.url({ protocol: protocols, error: 'is not a valid address' }).optional())

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const modes = ['demo', 'production', 'test'] as const

export type Mode = (typeof modes)[number]

const variables = z.object({
  MODE: z.enum(modes, { error: "must be 'demo' or 'production'" }).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(1).max(65535).default(3000),
  PUBLIC_URL: url(/^https?$/),
  DATA_DIR: z.string().default('./data-dir'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/),
  DATABASE_CLIENT_URL: url(/^postgres(ql)?$/),
  SECRET_KEY: optional.pipe(z.string().min(32, { error: 'must have at least 32 characters' }).optional()),
  SECRET_KEY_PREVIOUS: z
    .string()
    .default('')
    .transform(linesOf)
    .refine((keys) => keys.every(({ length }) => length >= 32), {
      error: 'each line must have at least 32 characters',
    }),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  STORE_ID: z
    .string()
    .regex(/^[\w-]+$/, { error: 'may contain only letters, digits, - and _' })
    .default('main'),
  PAYMENTS: z.enum(['sandbox', 'stripe'], { error: "must be 'sandbox' or 'stripe'" }).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: url(/^https?$/),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: optional,
  MAIL_REPORTS_SECRET: optional.pipe(z.string().min(20, { error: 'must have at least 20 characters' }).optional()),
  INBOUND_EMAIL_DOMAIN: optional.pipe(z.hostname({ error: 'must be a domain name' }).toLowerCase().optional()),
  INBOUND_EMAIL_SECRET: optional.pipe(z.string().min(32, { error: 'must have at least 32 characters' }).optional()),
  INBOUND_EMAIL_AUTHSERV_ID: optional,
  S3_ENDPOINT: url(/^https?$/),
  S3_BUCKET: optional,
  S3_ACCESS_KEY: optional,
  S3_SECRET_KEY: optional,
  S3_REGION: z.string().default('eu-central-1'),
  BACKUP_DIR: optional,
  BACKUP_KEY: optional.pipe(z.string().min(32, { error: 'must have at least 32 characters' }).optional()),
  BACKUP_KEEP: z.coerce.number({ error: 'must be a number' }).int().min(0).max(3650).default(30),
  BACKUP_S3_ENDPOINT: url(/^https?$/),
  BACKUP_S3_ACCESS_KEY: optional,
  BACKUP_S3_SECRET_KEY: optional,
  CLAMD_URL: url(/^(tcp|unix)$/),
  AI_PROVIDER: z.enum(['gemini'], { error: "must be 'gemini'; other providers are not supported yet" }).optional(),
  AI_BASE_URL: url(/^https?$/),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  NEWS_DRAFTS_PER_DAY: z.coerce.number({ error: 'must be a number' }).int().min(0).max(500).default(25),
  DEV_BYPASS_CODE: optional,
  DEMO_DATA: z.enum(['full', 'small'], { error: "must be 'full' or 'small'" }).default('full'),
  DEMO_PASSWORD: optional.pipe(z.string().min(10, { error: 'must have at least 10 characters' }).optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: optional,
  DRAIN_SECONDS: z.coerce.number({ error: 'must be a number' }).int().min(0).max(60).optional(),
  KEEP_PAGES: yes.default(true),
  WARM_PAGES: yes.default(true),
})

type Variables = z.infer<typeof variables>

export type Config = Omit<
  Variables,
  'MODE' | 'PUBLIC_URL' | 'PAYMENTS' | 'SECRET_KEY' | 'DATA_DIR' | 'DRAIN_SECONDS'
> & {
  MODE: Mode
  PUBLIC_URL: string
  PAYMENTS: 'sandbox' | 'stripe'
  /** If it is missing (allowed only outside production), a random key is generated and stored in the data folder. */
  SECRET_KEY: string | undefined
  DATA_DIR: string
  /** How long `/readyz` returns 503 during shutdown before the server stops accepting requests. */
  DRAIN_SECONDS: number
  isProduction: boolean
}

export type ConfigOutcome = { ok: true; config: Config } | { ok: false; errors: string[] }

type Environment = Record<string, string | undefined>

/**
 * Parses environment variables. Each may be given in a file, as `NAME_FILE`, so that a secret is neither in the
 * environment nor in a unit file. Returns all errors at once, each as a sentence.
 */
export function readConfig(environment: Environment): ConfigOutcome {
  const { env, errors: fileErrors } = withFiles(environment)
  const parsed = variables.safeParse(env)
  if (!parsed.success || fileErrors.length > 0) {
    const issues = parsed.error?.issues ?? []
    return { ok: false, errors: [...fileErrors, ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)] }
  }
  const read = parsed.data
  const isProduction = read.MODE === 'production'
  const payments = read.PAYMENTS ?? (isProduction ? 'stripe' : 'sandbox')
  const errors = [
    ...(read.MODE ? [] : errorsWithoutMode(read)),
    ...(isProduction ? productionErrors(read) : []),
    ...(read.SECRET_KEY_PREVIOUS.length > 0 ? missing(read, ['SECRET_KEY'], 'SECRET_KEY_PREVIOUS') : []),
    ...(read.SECRET_KEY_PREVIOUS.some((key) => key === read.SECRET_KEY)
      ? ['SECRET_KEY_PREVIOUS: must not contain SECRET_KEY']
      : []),
    ...(read.DATABASE_OWNER_URL ? missing(read, ['DATABASE_URL'], 'DATABASE_OWNER_URL') : []),
    ...(read.DATABASE_CLIENT_URL ? missing(read, ['DATABASE_URL'], 'DATABASE_CLIENT_URL') : []),
    ...together(read, ['INBOUND_EMAIL_DOMAIN', 'INBOUND_EMAIL_SECRET', 'INBOUND_EMAIL_AUTHSERV_ID']),
    ...together(read, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']),
    ...together(read, ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY']),
    ...(payments === 'stripe' ? missing(read, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], 'PAYMENTS=stripe') : []),
    ...(read.AI_PROVIDER ? missing(read, ['AI_API_KEY', 'AI_MODEL'], 'AI_PROVIDER') : []),
    ...(read.AI_PROVIDER && !read.AI_BASE_URL && read.AI_API_KEY && !/^(AIza|AQ\.)/.test(read.AI_API_KEY)
      ? ['AI_API_KEY: must start with AIza or AQ., like all keys of this provider']
      : []),
    ...(read.PUBLIC_URL && !/^https?:\/\/[^/?#@]+\/*$/i.test(read.PUBLIC_URL)
      ? ['PUBLIC_URL: must be the address of a site without a path, such as https://www.example.ch']
      : []),
    ...(read.SMTP_URL ? missing(read, ['MAIL_FROM'], 'SMTP_URL') : []),
  ]
  if (errors.length > 0) return { ok: false, errors }
  return {
    ok: true,
    config: {
      ...read,
      MODE: read.MODE ?? 'demo',
      PAYMENTS: payments,
      PUBLIC_URL: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
      SECRET_KEY: read.SECRET_KEY,
      DATA_DIR: resolve(read.DATA_DIR),
      DRAIN_SECONDS: read.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
      isProduction,
    },
  }
}

function withFiles(given: Environment): { env: Environment; errors: string[] } {
  const [env, errors]: [Environment, string[]] = [{ ...given }, []]
  for (const name of Object.keys(variables.shape)) {
    const path = given[`${name}_FILE`]
    if (!path) continue
    if (given[name]) errors.push(`${name}: is set as well as ${name}_FILE; set only one of them`)
    try {
      env[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      errors.push(`${name}_FILE: cannot be read (${error instanceof Error ? error.message : error})`)
    }
  }
  return { env, errors }
}

/** Variables that a local demo never sets. If MODE is missing, any of them indicates a production environment. */
const signsOfProduction = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL'],
  ...[
    'MAIL_REPORTS_SECRET',
    'INBOUND_EMAIL_SECRET',
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
    'BACKUP_S3_ENDPOINT',
  ],
] as const satisfies (keyof Variables)[]

function errorsWithoutMode(read: Variables): string[] {
  const isOnline = read.PUBLIC_URL?.startsWith('https:') && !isLoopbackHost(new URL(read.PUBLIC_URL).host)
  const signs = [
    ...(isOnline ? ['PUBLIC_URL with https'] : []),
    ...signsOfProduction.filter((name) => read[name] !== undefined),
    ...(read.PAYMENTS === 'stripe' ? ['PAYMENTS=stripe'] : []),
  ]
  if (signs.length === 0) return []
  return [`MODE: is not set, but this looks like production (${signs.join(', ')}). Set MODE=production or MODE=demo`]
}

function productionErrors(read: Variables): string[] {
  const errors = missing(read, ['SECRET_KEY', 'PUBLIC_URL'], 'production mode')
  if (read.PAYMENTS === 'sandbox') errors.push('PAYMENTS: must not be sandbox in production mode')
  if (read.PUBLIC_URL?.startsWith('http:') && !isLoopbackHost(new URL(read.PUBLIC_URL).host)) {
    errors.push('PUBLIC_URL: must begin with https:// in production mode')
  }
  if (read.DEV_BYPASS_CODE) errors.push('DEV_BYPASS_CODE: must not be set in production mode')
  return errors
}

function missing(read: Variables, names: (keyof Variables)[], why: string): string[] {
  return names.filter((name) => !read[name]).map((name) => `${name}: is required for ${why}`)
}

function together(read: Variables, names: (keyof Variables)[]): string[] {
  const present = names.filter((name) => read[name])
  return present.length === 0 || present.length === names.length ? [] : missing(read, names, `${present.join(', ')}`)
}
