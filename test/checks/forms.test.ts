import { glob, readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { type Access, rightToSend } from '#accounts/access/route-access.ts'
import { adminAllowList } from '#accounts/sign-in/allow-list.ts'
import { staffSecondFactor } from '#accounts/team/staff-settings.ts'
import { accessOf, allRoutes } from '#routes.ts'
import { aPerson, aVisitor, cookieHeader } from '#test/accounts/people.ts'
import { aSetting } from '#test/settings.ts'
import { buildWith, openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'

// Sends forms with an unknown intent over HTTP to every URL that accepts forms.
vi.setConfig({ testTimeout: 120_000 })

const build = await buildWith([...allRoutes.values()].map(({ file }) => file))
const isTaken = new Set(
  Object.values(build.routes).flatMap((route) => (route?.module.action && route.path ? [`/${route.path}`] : [])),
)
const takingForms = (level: 'staff' | 'client') =>
  [...allRoutes].flatMap(([address, { access }]) =>
    access.level === level && isTaken.has(address) ? [{ address, access }] : [],
  )
const intentsOf = ({ send = {} }: Access) => Object.values(send).flat()

async function anOffice() {
  const world = await newWorld()
  await aSetting(world, staffSecondFactor, 'off')
  const [owner, client] = [await aPerson(world, { role: 'owner' }), await aPerson(world)]
  const site = await openSite(world, {}, build)
  const cookie = async (person: typeof owner) => cookieHeader((await aVisitor(world, person)).headers)
  const cookies = { admin: await cookie(owner), portal: await cookie(client) }
  return async (address: string, who: 'admin' | 'portal' | 'nobody', fields: [string, string][]) => {
    const path = address.replaceAll(/:\w+\??/g, '00000000-0000-8000-8000-000000000001')
    const headers: Record<string, string> = { Accept: 'text/html' }
    if (who !== 'nobody') headers.Cookie = cookies[who]
    const reply = await site.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    await reply.body?.cancel()
    return reply.status
  }
}

test('every route of the panel refuses a form with an unknown, missing or duplicate intent', async () => {
  const post = await anOffice()
  const errors: string[] = []
  expect(takingForms('staff').length).toBeGreaterThan(60)
  for (const { address, access } of takingForms('staff')) {
    const { field = 'intent' } = access
    const intents = intentsOf(access)
    if (intents.includes('*')) continue
    const requested: [string, [string, string][]][] = [
      ['zzz', [[field, 'zzz']]],
      ['constructor', [[field, 'constructor']]],
      [
        'two',
        intents.length > 1
          ? intents.slice(0, 2).map((name) => [field, name])
          : [
              [field, 'a'],
              [field, 'b'],
            ],
      ],
      ...(intents.includes('') ? [] : ([['missing', []]] as [string, []][])),
    ]
    for (const [name, fields] of requested) {
      const status = await post(address, 'admin', fields)
      if (status !== 422) errors.push(`${address} ${name}: ${status}`)
    }
  }
  expect(errors).toEqual([])
})

test('every route of the portal refuses a form with an unknown, missing or duplicate intent', async () => {
  const post = await anOffice()
  const errors: string[] = []
  const listed = [...allRoutes].flatMap(([address, { access }]) =>
    access.level === 'client' && access.send ? [address] : [],
  )
  expect(takingForms('client').map(({ address }) => address)).toEqual(listed)
  for (const { address, access } of takingForms('client')) {
    const requested: [string, [string, string][]][] = [
      ['zzz', [['intent', 'zzz']]],
      ['constructor', [['intent', 'constructor']]],
      [
        'two',
        [
          ['intent', 'a'],
          ['intent', 'b'],
        ],
      ],
      ...(intentsOf(access).includes('') ? [] : ([['missing', []]] as [string, []][])),
    ]
    for (const [name, fields] of requested) {
      const status = await post(address, 'portal', fields)
      if (status !== 422) errors.push(`${address} ${name}: ${status}`)
    }
  }
  expect(errors).toEqual([])
})

test('sign-in pages and the store refuse a form with an unknown intent', async () => {
  const post = await anOffice()
  const statuses = await Promise.all(
    ['/admin', '/client-portal', '/pricing', '/pricing/guarantee/x', '/cart'].map((path) =>
      post(path, 'nobody', [['intent', 'zzz']]),
    ),
  )
  expect(statuses).toEqual([422, 422, 422, 422, 422])
})

test('every button submits an intent that its part of the site knows', async () => {
  const known = {
    admin: new Set(takingForms('staff').flatMap(({ access }) => intentsOf(access))),
    portal: new Set(takingForms('client').flatMap(({ access }) => intentsOf(access))),
  }
  const unknown: string[] = []
  const files = { admin: 'src/{admin,**/staff}/**/*.tsx', portal: 'src/{portal,**/client}/**/*.tsx' }
  for (const room of ['admin', 'portal'] as const)
    for await (const file of glob(files[room])) {
      if (file.includes('.test.')) continue
      const text = await readFile(file, 'utf8')
      const named = text.matchAll(/(?:name="(?:intent|decision|act)"\s+value=(?:"|\{`)|\bintent="|\bact=")([\w-]+)/g)
      for (const [, intent = ''] of named) if (!known[room].has(intent)) unknown.push(`${file}: ${intent}`)
    }
  expect(unknown).toEqual([])
})

test('the form for a figure, shared by two pages, is allowed on both', () => {
  for (const page of ['figures', 'assessment'])
    expect(rightToSend(accessOf(`/admin/cases/:caseId/${page}`), 'enter')).toBe('case.write')
})

test('every route of the panel refuses requests from a network outside the allow list', async () => {
  const world = await newWorld()
  await aSetting(world, staffSecondFactor, 'off')
  const owner = await aPerson(world, { role: 'owner' })
  const cookie = cookieHeader((await aVisitor(world, owner)).headers)
  await aSetting(world, adminAllowList, '192.0.2.0/24')
  const site = await openSite(world, {}, build)
  const addresses = [...allRoutes.keys()].filter((path) => /^\/admin(\/|$)/.test(path))
  expect(addresses).toContain('/admin/session')
  const errors: string[] = []
  for (const address of addresses) {
    const path = address.replaceAll(/:\w+\??|\*/g, 'x')
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { body: new URLSearchParams({ intent: 'x' }) } : {}
      const reply = await site.ask(path, { method, headers: { Cookie: cookie, Accept: 'text/html' }, ...body })
      await reply.body?.cancel()
      if (![403, 405].includes(reply.status)) errors.push(`${method} ${address}: ${reply.status}`)
    }
  }
  expect(errors).toEqual([])
})
