import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLive, sessionSeconds } from '#accounts/sessions/session.ts'
import { staffIdleMinutes } from '#accounts/team/staff-settings.ts'
import { company } from '#company/company.ts'
import { privacy } from '#content/pages/privacy.ts'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { recipients } from './recipients.ts'

const nothing = { PAYMENTS: 'sandbox', AI_PROVIDER: undefined, SMTP_URL: undefined, S3_ENDPOINT: undefined } as const

test('without external services the list names only the hosting provider', () => {
  expect(recipients(nothing)).toEqual([expect.stringContaining(company().dataCountries.servers)])
})

test.each([
  [{ PAYMENTS: 'stripe' }, /Stripe.*Ireland and the United States/],
  [{ AI_PROVIDER: 'gemini' }, /Google LLC.*no data about you.*United States/],
  [{ SMTP_URL: 'smtp://user:secret@mail.example.ch:587' }, /mail\.example\.ch: .*Country: /],
  [{ S3_ENDPOINT: 'https://files.example.ch/x' }, /files\.example\.ch: .*encrypt.*Country: /],
] as const)('configuration %j adds one recipient with its country and without secrets', (changes, words) => {
  const named = recipients({ ...nothing, ...changes })
  expect(named).toHaveLength(2)
  expect(named[1]).toMatch(words)
  expect(named.join(' ')).not.toContain('secret')
})

test('the privacy page names configured recipients, the 30-day limit and the missing EU representative', async () => {
  const world = await aShop({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  })
  const page = await (await (await openSite(world)).get('/privacy')).text()
  expect(page).toContain('Ireland and the United States')
  expect(page).not.toContain('Google LLC')
  expect(page).toContain('within 30 days and free of charge (FADP, Art. 25')
  expect(page).toContain('not appointed a representative in the European Union (Art. 27 GDPR)')
})

test('statements about logs and sessions match the code', () => {
  const words = JSON.stringify(privacy)
  const observe = readFileSync('src/server/http/observe.server.ts', 'utf8')
  const logged = /log\[level\]\(\{([^}]+)\}/.exec(observe)?.[1] ?? ''
  const names = logged.split(',').map((part) => part.split(':')[0]?.trim())
  expect(names).toEqual(['requestId', 'method', 'path', 'status', 'ms'])
  expect(observe).toContain('const path = new URL(request.url).pathname')
  expect(words).toContain('do not record your IP address or browser')
  expect(sessionSeconds / 86_400).toBe(30)
  expect(words).toContain('A session ends after 30 days at the latest')
  const started = new Date('2026-01-01T00:00:00Z')
  const late = new Date('2026-01-31T00:00:01Z')
  const session = { startedAt: started, lastUsedAt: late, isBypass: false }
  expect(isLive(session, 'client', late, staffIdleMinutes.default)).toBe(false)
})
