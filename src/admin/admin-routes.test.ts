import { createStaticHandler, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Action, may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import { saveReset } from '#accounts/team/staff-db.server.ts'
import { insertAppointment } from '#appointments/appointment-db.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { statementsPanel } from '#returns/staff/locales/en.ts'
import { accessOf, allRoutes } from '#routes.ts'
import { insertQuote } from '#shop/quotes/quote-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, anOrder, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { middleware } from './admin-layout.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the arguments of loader and action have a different type in each route
type Module = { loader?: (args: any) => Promise<unknown>; action?: (args: any) => Promise<unknown> }
const modules = import.meta.glob<Module>('/src/**/*-{page,route}.{ts,tsx}')

const addresses = [...allRoutes].flatMap(([pattern, { file, access }]) => {
  const { see, send = {}, of, level, field = 'intent' } = access
  if (level !== 'staff' || !see) return []
  const forms = Object.entries(send).flatMap(([right, intents]) =>
    intents.map((intent) => ({ intent, right: right as Action })),
  )
  return [{ pattern, file: `/src/${file}`, see, forms, of, field }]
})

const roles = ['adviser', 'admin', 'owner'] as const
const owners = ['own', 'nobody', 'other'] as const
type Whose = (typeof owners)[number]

/** Required fields other than `intent`. They are valid, so that only a missing permission can cause a refusal. */
const forms: Record<string, Record<string, string>> = {
  refund: { sure: 'yes', seen: 'paid' },
  accept: { seen: 'paid' },
  'pay-back': { seen: 'paid' },
  'accept-discount': { seen: 'paid' },
  'not-due': { seen: 'paid', reason: 'Not the first' },
  reject: { reason: 'Because' },
  suspend: { reason: 'Because' },
}

async function anOffice(role: (typeof roles)[number]) {
  const world = await newWorld()
  const person = await aPerson(world, { role, name: 'Tim Adler' })
  const colleague = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
  await aPerson(world, { role: 'owner', name: 'Olga Owner' })
  const things = {} as Record<Whose, Record<string, string>>
  for (const whose of owners) {
    const assignedTo = { own: person.id, nobody: null, other: colleague.id }[whose]
    const found = await aCase(world, { assignedTo })
    const document = await aDocument(world, found)
    const order = await anOrder(world, { personId: found.client.id })
    await world.db.updateTable('cases').set({ orderId: order.id }).where('id', '=', found.id).execute()
    const message = { subject: 'Rent', body: 'Which form?', submissionKey: `key-of-${whose}` }
    const sent = await sendMessage(world, { ...message, caseId: found.id, actor: actorOf(found.client) })
    const appointment = { caseId: found.id, clientId: found.client.id, staffId: assignedTo, title: 'Talk' }
    const times = { startsAt: new Date('2026-12-10T09:00:00Z'), durationMinutes: 30, meetingType: 'phone' }
    const { id: appointmentId } = await insertAppointmentAlone(world, { ...appointment, ...times })
    things[whose] = {
      appointmentId,
      caseId: found.id,
      clientId: found.client.id,
      documentId: document.id,
      orderId: order.id,
      quoteId: await aQuoteAbout(world, found),
      threadId: sent.ok ? sent.threadId : '',
      personId: colleague.id,
      productId: 'standard',
      approvalId: document.id,
      number: '1',
      itemId: '1',
      list: 'cases',
      claimId: 'clients',
    }
  }
  await world.db.transaction().execute((tx) => {
    const requestedAt = world.now()
    const expiresAt = new Date(requestedAt.getTime() + 60_000)
    return saveReset(tx, { personId: colleague.id, requestedBy: colleague.id, requestedAt, expiresAt })
  })
  return { world, person, things }
}

async function aQuoteAbout(world: World, { id: caseId, client }: Awaited<ReturnType<typeof aCase>>): Promise<string> {
  const at = { createdAt: world.now(), updatedAt: world.now(), validOn: '2026-12-05' }
  const line = { variantId: null, title: 'Work', quantity: 1, unitPriceCents: 90_000 }
  const quote = { ...at, clientId: client.id, caseId, title: 'Offer', totalCents: 90_000 }
  return world.db.transaction().execute((tx) => insertQuote(tx, quote, [line]))
}

const insertAppointmentAlone = (world: World, row: Parameters<typeof insertAppointment>[1]) =>
  world.db.transaction().execute((tx) => insertAppointment(tx, row))

async function statusOf(
  world: World,
  person: Person,
  requested: { pattern: string; file: string; field: string; params: Record<string, string> },
  intent?: string,
) {
  const { loader, action } = (await modules[requested.file]?.()) ?? {}
  const run = intent === undefined ? loader : action
  if (!run) return null
  const path = requested.pattern.replaceAll(/:(\w+)\??/g, (_, name) => requested.params[name] ?? '')
  const form = intent === undefined ? {} : { form: { [requested.field]: intent, ...forms[intent] } }
  const args = argsFor(world, person, { path, params: requested.params, ...form })
  return (await outcomeOf(() => run(args))).status
}

test('exactly the routes with an action list form intents, each intent under one right', async () => {
  for (const { pattern, file, forms } of addresses) {
    const { action } = (await modules[file]?.()) ?? {}
    expect(forms.length > 0, `${pattern} takes forms`).toBe(action !== undefined)
    expect(new Set(forms.map(({ intent }) => intent)).size, pattern).toBe(forms.length)
  }
})

test('the router checks the right before each page, and unlisted URLs are forbidden', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const requireRight = middleware.at(-1)
  const paths = [...addresses.map(({ pattern }) => pattern.slice(1)), 'admin/forgotten']
  for (const path of paths) {
    const address = `/${path.replaceAll(/:\w+\??/g, 'x')}`
    const page = { id: 'page', path, loader: () => 'seen' }
    const shell = { id: 'frame', middleware: requireRight ? [requireRight] : [], children: [page] }
    const { query } = createStaticHandler([shell] as unknown as RouteObject[])
    const { context: requestContext } = argsFor(world, adviser, { path: address })
    const answer = await outcomeOf(
      query(new Request(`http://localhost:3000${address}`), {
        requestContext,
        generateMiddlewareResponse: async (again) => {
          const seen = await again(new Request(`http://localhost:3000${address}`))
          return seen instanceof Response ? seen : new Response(null, { status: seen.statusCode })
        },
      }),
    )
    const see = accessOf(path)?.see
    expect(answer.status, address).toBe(see && may(adviser, see) ? 200 : 403)
  }
})

describe.each(roles)('the role %s', (role) => {
  test('each page returns 200, 403 or 404 according to the right it needs', async () => {
    const { world, person, things } = await anOffice(role)
    for (const address of addresses) {
      for (const whose of address.of ? owners : (['own'] as const)) {
        const status = await statusOf(world, person, { ...address, params: things[whose] })
        const at = `${address.pattern} (${whose})`
        if (status === null) continue
        if (!may(person, address.see)) expect(status, at).toBe(403)
        else if (address.of && whose === 'other' && role === 'adviser') expect(status, at).toBe(404)
        else expect(status, at).not.toBe(403)
        if (
          address.of &&
          whose !== 'other' &&
          !/approvalId|mandateId|invoiceId|tax-summary|extension|documentId/.test(at)
        )
          expect(status, at).toBe(200)
      }
    }
  })

  test('each form returns 403 or 404 without the right it needs', async () => {
    const { world, person, things } = await anOffice(role)
    for (const address of addresses) {
      for (const { intent, right } of address.forms) {
        for (const whose of address.of ? owners : (['own'] as const)) {
          const status = await statusOf(world, person, { ...address, params: things[whose] }, intent)
          const at = `${intent} at ${address.pattern} (${whose})`
          const { personId } = things[whose]
          if (address.of && whose === 'other' && role === 'adviser') expect([404, 422], at).toContain(status)
          else if (!may(person, right, personId ? { personId } : {})) expect(status, at).toBe(403)
          else expect(status, at).not.toBe(403)
        }
      }
    }
  })
})

test.each(['/admin/cases/:caseId/review', '/admin/documents', '/admin/cases/:caseId/figures'])(
  '%s takes every decision about a statement that its buttons send',
  (address) => {
    const intents = addresses.find(({ pattern }) => pattern === address)?.forms.map(({ intent }) => intent)
    expect(intents).toEqual(expect.arrayContaining(Object.keys(statementsPanel.decisions)))
  },
)
