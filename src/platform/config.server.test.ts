import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

const production = {
  MODE: 'production',
  SECRET_KEY: 'k'.repeat(40),
  PUBLIC_URL: 'https://tax.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const errorsOf = (env: Record<string, string>) => {
  const outcome = readConfig(env)
  return outcome.ok ? [] : outcome.errors
}

test.each<[string, Record<string, string>, RegExp]>([
  ['sandbox payments', { PAYMENTS: 'sandbox' }, /^PAYMENTS: /],
  ['a public URL without https', { PUBLIC_URL: 'http://tax.example' }, /^PUBLIC_URL: must begin with https/],
  ['a public URL with a path', { PUBLIC_URL: 'https://tax.example/app' }, /^PUBLIC_URL: must be the address of a site/],
  ['a public URL with a query', { PUBLIC_URL: 'https://tax.example?x' }, /^PUBLIC_URL: must be the address of a site/],
  ['the development sign-in', { DEV_BYPASS_CODE: 'x' }, /^DEV_BYPASS_CODE: /],
])('production refuses %s', (_name, env, error) => {
  expect(errorsOf({ ...production, ...env })).toEqual([expect.stringMatching(error)])
})

test.each<[string, Record<string, string>]>([
  ['a proxy on this machine', { PUBLIC_URL: 'http://localhost:8080' }],
  ['a trailing slash', { PUBLIC_URL: 'https://tax.example/' }],
])('production accepts %s', (_name, env) => expect(errorsOf({ ...production, ...env })).toEqual([]))

test('the drain time is five seconds in production, zero otherwise, and configurable', () => {
  const drainOf = (env: Record<string, string>) => {
    const outcome = readConfig(env)
    return outcome.ok && outcome.config.DRAIN_SECONDS
  }
  expect([drainOf(production), drainOf({}), drainOf({ DRAIN_SECONDS: '2' })]).toEqual([5, 0, 2])
})

test.each<[string, Record<string, string>]>([
  ['PUBLIC_URL with https', { PUBLIC_URL: 'https://tax.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app@localhost/app' }],
  [
    'DATABASE_URL, DATABASE_OWNER_URL',
    { DATABASE_URL: 'postgres://app@db/app', DATABASE_OWNER_URL: 'postgres://o@db/app' },
  ],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_x' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'office@tax.example' }],
  [
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY',
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' },
  ],
])('without MODE the variables %s are refused, but accepted with MODE=demo', (signs, env) => {
  expect(errorsOf(env)).toEqual([
    `MODE: is not set, but this looks like production (${signs}). Set MODE=production or MODE=demo`,
  ])
  expect(errorsOf({ ...env, MODE: 'demo' })).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['no variables', {}],
  ['another port', { PORT: '3108' }],
  ['a proxy with TLS on this machine', { PUBLIC_URL: 'https://localhost:3443' }],
  ['its own secret key', { SECRET_KEY: 'k'.repeat(40) }],
])('without MODE a fresh clone with %s is a demo with sandbox payments', (_name, env) => {
  const outcome = readConfig(env)
  expect(outcome).toMatchObject({ ok: true, config: { MODE: 'demo', PAYMENTS: 'sandbox', isProduction: false } })
})

test('production variables without MODE, and an empty MODE, are refused', () => {
  const { MODE: _, ...forgotten } = production
  expect(errorsOf(forgotten)).toEqual([expect.stringMatching(/^MODE: is not set/)])
  expect(errorsOf({ ...production, MODE: '' })).toEqual([expect.stringMatching(/^MODE: must be/)])
})

test('earlier secret keys are given one per line, in full and without the current one', () => {
  const [current, one, two] = ['k', 'one ', 'two '].map((word) => word.repeat(40).trim())
  const outcome = readConfig({ ...production, SECRET_KEY_PREVIOUS: ` ${one}\r\n\n${two}\n` })
  expect(outcome.ok && outcome.config.SECRET_KEY_PREVIOUS).toEqual([one, two])
  const refused = (SECRET_KEY_PREVIOUS: string) => errorsOf({ ...production, SECRET_KEY_PREVIOUS })
  expect(refused(`${one}\nshort`)).toEqual(['SECRET_KEY_PREVIOUS: each line must have at least 32 characters'])
  expect(refused(String(current))).toEqual(['SECRET_KEY_PREVIOUS: must not contain SECRET_KEY'])
  expect(errorsOf({ SECRET_KEY_PREVIOUS: String(one) })).toEqual(['SECRET_KEY: is required for SECRET_KEY_PREVIOUS'])
})

test('a variable can be given in a file, but not twice', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'secret-key')
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  const { SECRET_KEY: _, ...others } = production
  const outcome = readConfig({ ...others, SECRET_KEY_FILE: file })
  expect(outcome.ok && outcome.config.SECRET_KEY).toBe('s'.repeat(40))
  expect(errorsOf({ ...production, SECRET_KEY_FILE: file })).toEqual([
    expect.stringMatching(/^SECRET_KEY: .* only one/),
  ])
  expect(errorsOf({ ...production, METRICS_TOKEN_FILE: '/none' })).toEqual([
    expect.stringMatching(/^METRICS_TOKEN_FILE: cannot be read/),
  ])
})
