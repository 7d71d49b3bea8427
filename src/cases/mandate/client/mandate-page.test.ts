import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { createMandate } from '#cases/mandate/create-mandate.server.ts'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import { loader as casePage } from '#cases/process/client/case-page.tsx'
import { action as acceptTerms } from '#cases/terms/client/terms-page.tsx'
import { termsPath } from '#cases/terms/terms.server.ts'
import { loader as homePage } from '#portal/home-page.tsx'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './mandate-page.tsx'
import { loader as pdf } from './mandate-route.ts'

let world: World
let found: TestCase
let mandateId: string
let adviser: Actor
beforeEach(async () => {
  world = await newWorld()
  adviser = actorOf(await aPerson(world, { role: 'owner' }))
  found = await aCase(world, { state: 'in_preparation' })
  const input = { language: 'de', firstYear: 2025, lastYear: 2025, scopes: ['file'] } as const
  const requested = { caseId: found.id, actor: adviser, input: { ...input, scopes: [...input.scopes] }, replaces: null }
  const outcome = await createMandate(world, requested)
  if (!outcome.ok) throw new Error(outcome.reason)
  mandateId = outcome.mandateId
})

const visit = (init?: RequestInit, person = found.client) =>
  argsOf(world, `/client-portal/mandates/${mandateId}`, { person, params: { mandateId }, ...(init && { init }) })
const view = async () => (await outcomeOf(loader, visit())).data as { sha256: string; status: string }

test('the client finds it on the dashboard and in the case, reads it and signs it', async () => {
  const home = await outcomeOf(homePage, argsOf(world, '/client-portal', { person: found.client }))
  const todos = expect.arrayContaining([expect.objectContaining({ code: 'sign' })])
  expect(home.data).toMatchObject({ dashboard: { value: { todos } } })
  const path = `/client-portal/cases/${found.id}`
  const page = await outcomeOf(casePage, argsOf(world, path, { person: found.client, params: { caseId: found.id } }))
  expect(page.data).toMatchObject({ mandates: [{ id: mandateId, status: 'open' }] })

  const { sha256 } = await view()
  const form = { intent: 'sign', document: sha256 }
  expect(await outcomeOf(action, visit(posted(form)))).toMatchObject({
    status: 422,
    data: { sentence: mandateTexts.clientMandatePage.notSigned['no-consent'] },
  })
  const signed = await outcomeOf(action, visit(posted({ ...form, consent: 'yes' })))
  expect(signed.location).toContain('note=mandate-signed')
  expect(await view()).toMatchObject({ status: 'valid' })
  expect((await outcomeOf(pdf, visit())).headers.get('Content-Type')).toBe('application/pdf')
})

test('a stranger finds nothing', async () => {
  const stranger = await aPerson(world)
  expect((await outcomeOf(loader, visit(undefined, stranger))).status).toBe(404)
  expect((await outcomeOf(action, visit(posted({ intent: 'revoke' }), stranger))).status).toBe(404)
})

test('no one signs before this year’s terms are accepted; accepting leads back', async () => {
  await world.pool.query('delete from terms_acceptances')
  const { sha256 } = await view()
  const sign = () => outcomeOf(action, visit(posted({ intent: 'sign', document: sha256, consent: 'yes' })))
  const next = `/client-portal/mandates/${mandateId}`
  expect((await sign()).location).toBe(`${termsPath}?${new URLSearchParams({ next })}`)
  const accept = (to: string) =>
    outcomeOf(acceptTerms, argsOf(world, termsPath, { person: found.client, init: posted({ next: to }) }))
  expect((await accept('https://evil.example')).location).toBe('/client-portal?note=terms-accepted')
  expect((await accept(next)).location).toBe(`${next}?note=terms-accepted`)
  expect((await sign()).location).toContain('note=mandate-signed')
  const { rows } = await world.pool.query('select year from terms_acceptances')
  expect(rows).toEqual([{ year: 2026 }])
})
