import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

const production = {
  MODE: 'production',
  SECRET_KEY: 'k'.repeat(40),
  PUBLIC_URL: 'https://tax.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
const faultsOf = (env: Record<string, string>) => {
  const outcome = readConfig(env)
  return outcome.ok ? [] : outcome.faults
}

test.each<[string, Record<string, string>, RegExp]>([
  ['pretended payments', { PAYMENTS: 'sandbox' }, /^PAYMENTS: /],
  ['a site without encryption', { PUBLIC_URL: 'http://tax.example' }, /^PUBLIC_URL: must begin with https/],
  ['a site below a path', { PUBLIC_URL: 'https://tax.example/app' }, /^PUBLIC_URL: must name a site/],
  ['a site with a query', { PUBLIC_URL: 'https://tax.example?x' }, /^PUBLIC_URL: must name a site/],
  ['the development sign-in', { DEV_BYPASS_CODE: 'x' }, /^DEV_BYPASS_CODE: /],
])('production refuses %s', (_name, env, fault) => {
  expect(faultsOf({ ...production, ...env })).toEqual([expect.stringMatching(fault)])
})

test.each<[string, Record<string, string>]>([
  ['a proxy on this machine', { PUBLIC_URL: 'http://localhost:8080' }],
  ['a slash at the end', { PUBLIC_URL: 'https://tax.example/' }],
])('production takes %s', (_name, env) => expect(faultsOf({ ...production, ...env })).toEqual([]))

test('production gives a proxy five seconds to look elsewhere; a stop by hand is quick', () => {
  const drainOf = (env: Record<string, string>) => {
    const outcome = readConfig(env)
    return outcome.ok && outcome.config.DRAIN_SECONDS
  }
  expect([drainOf(production), drainOf({}), drainOf({ DRAIN_SECONDS: '2' })]).toEqual([5, 0, 2])
})
