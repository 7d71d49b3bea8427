import { expect, test, vi } from 'vitest'
import { type Level, routesByPattern } from '#accounts/access/route-access.ts'
import { staffSecondFactor } from '#accounts/team/staff-settings.ts'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import routes, { allRoutes } from '#routes.ts'
import { insertQuote } from '#shop/quotes/quote-db.server.ts'
import { aPerson, aVisitor, cookieHeader } from '#test/accounts/people.ts'
import { aCase, aDocument, anOrder } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { buildWith, openSite, type Site } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'

// Requests every URL over HTTP in every role.
vi.setConfig({ testTimeout: 240_000 })

const build = await buildWith([...allRoutes.values()].map(({ file }) => file))

const roles = ['anonymous', 'client', 'stranger', 'adviser', 'admin', 'owner'] as const
type Role = (typeof roles)[number]

async function anOffice() {
  const world = await newWorld()
  await aSetting(world, staffSecondFactor, 'off')
  await aSetting(world, siteOpenedAt, world.now().toISOString())
  const production = { ...world, config: { ...world.config, isProduction: true } }
  const client = await aPerson(world)
  const cookies = new Map<Role, string>()
  for (const role of roles) {
    if (role === 'anonymous') continue
    const isClient = role === 'client' || role === 'stranger'
    const person = role === 'client' ? client : await aPerson(world, { role: isClient ? 'client' : role })
    cookies.set(role, cookieHeader((await aVisitor(world, person)).headers))
  }
  const found = await aCase(world, { client })
  const document = await aDocument(world, found)
  const order = await anOrder(world, { personId: client.id })
  const quote = { createdAt: world.now(), updatedAt: world.now(), validOn: '2026-12-05', clientId: client.id }
  const line = { variantId: null, title: 'Work', quantity: 1, unitPriceCents: 90_000 }
  const quoteId = await world.db
    .transaction()
    .execute((tx) => insertQuote(tx, { ...quote, caseId: found.id, title: 'Offer', totalCents: 90_000 }, [line]))
  const things: Record<string, string> = { caseId: found.id, documentId: document.id, orderId: order.id, quoteId }
  return { site: await openSite(production, {}, build), cookies, things }
}

type As = 'page' | 'data' | 'form'
type RouteAccessInput = { address: string; role: Role; as: As }

async function ask(office: Awaited<ReturnType<typeof anOffice>>, { address, role, as }: RouteAccessInput) {
  const named = address.replaceAll(/:(\w+)\??/g, (_, name) => office.things[name] ?? 'x-no-such-thing-0000')
  const path = `${named.replace('/*', '/no-such-page')}${as === 'data' ? '.data' : ''}`
  const headers: Record<string, string> = { Accept: 'text/html' }
  const cookie = office.cookies.get(role)
  if (cookie) headers.Cookie = cookie
  if (address === '/metrics') headers['X-Forwarded-For'] = '203.0.113.9'
  const reply = await (office.site as Site).ask(path, {
    headers,
    ...(as === 'form' ? { method: 'POST', body: new URLSearchParams({ intent: 'x' }) } : {}),
  })
  await reply.body?.cancel()
  const status = reply.status
  return status === 303 && /^\/(admin|client-portal)\?next=/.test(reply.headers.get('Location') ?? '')
    ? 'sign-in'
    : status
}

test('the paths that the web server answers itself are listed, and no others', async () => {
  const { addresses: mounted } = await openSite(await newWorld(), {}, build)
  const own = new Set(mounted.filter((path) => !['/*', '*', '/assets/*'].includes(path)))
  const ofRouter = routesByPattern(routes)
  expect([...own].toSorted()).toEqual([...allRoutes.keys()].filter((path) => !ofRouter.has(path)).toSorted())
})

const ways = ['page', 'data', 'form'] as const
const requestedBy: Record<Exclude<Level, 'session'>, readonly Role[]> = {
  ...{ everybody: ['anonymous'], client: roles, staff: ['anonymous', 'client'] },
  ...{ link: ['anonymous', 'owner'], machine: ['anonymous', 'owner'], development: ['anonymous', 'owner'] },
}
const isRoot = (address: string) => ['/admin', '/client-portal'].includes(address)
const closed = [404, 405]
const shut = { page: ['sign-in', 405], data: [202, 404, 405], form: ['sign-in', 405] } as const satisfies Record<
  As,
  unknown
>

/** Response statuses allowed at an access level. `isOfClient` is true if the URL contains an object of the client. */
function allowed(
  level: Exclude<Level, 'everybody'>,
  { role, as }: RouteAccessInput,
  isOfClient: boolean,
): readonly (string | number)[] {
  if (level === 'development') return [...closed, 409]
  // Forms with an unknown intent are refused with 422 before the secret of the link is checked.
  if (level === 'link') return as === 'form' ? [...closed, 409, 422] : [...closed, 409]
  if (level === 'machine') return as === 'form' ? [...closed, 200] : closed
  if (role === 'anonymous') return shut[as]
  if (level === 'staff') return closed
  if (role !== 'client' && role !== 'stranger') return closed
  if (role === 'stranger' && isOfClient) return as === 'form' ? [...closed, 400, 409, 422] : closed
  return [200, 202, 303, 400, 404, 405, 409, 422]
}

test('every page, data request and form responds to each role as reviewed', async () => {
  const office = await anOffice()
  const errors: string[] = []
  const statuses: string[] = []
  for (const [address, { access }] of allRoutes) {
    const { level } = access
    if (level === 'session' || isRoot(address)) continue
    const isOfClient = /:(case|document|order|quote)Id/.test(address)
    for (const as of level === 'everybody' ? (['page'] as const) : ways) {
      for (const role of requestedBy[level]) {
        const requested = { address, role, as }
        const got = await ask(office, requested)
        statuses.push(`${address} as ${as} for ${role}: ${got}`)
        if (level === 'everybody') continue
        const request = allowed(level, requested, isOfClient)
        // A redirect is correct here: the upload route redirects each request to its page, which refuses it with 404.
        const isLedBack = address.endsWith('/files/upload') && (got === 303 || got === 202)
        if (!request.includes(got) && !isLedBack) errors.push(`${address} as ${as} for ${role}: ${got}`)
      }
    }
  }
  expect(errors).toEqual([])
  // The statuses in this snapshot were reviewed; changing the snapshot means changing access rights.
  await expect(`${statuses.toSorted().join('\n')}\n`).toMatchFileSnapshot('./route-access.expected.txt')
})

test('routes without a guard check the session themselves', async () => {
  const office = await anOffice()
  const answers: Record<string, unknown> = {}
  for (const address of ['/live', '/api/client-portal.php?action=dashboard'])
    answers[address] = await Promise.all(roles.map((role) => ask(office, { address, role, as: 'page' })))
  expect(answers).toEqual({
    '/live': [204, 200, 200, 200, 200, 200],
    '/api/client-portal.php?action=dashboard': [401, 200, 200, 401, 401, 401],
  })
})
