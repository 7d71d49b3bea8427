import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { applyRetention } from '#privacy/retention/apply-retention.server.ts'
import * as publishingEmailTexts from '#publishing/locales/en-emails.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { action as follow, loader as open } from './newsletter-link-page.tsx'
import { action } from './newsletter-page.tsx'
import { loader as preferences } from './preferences-page.tsx'
import { execute, findSubscription, subscribe } from './subscribe.server.ts'
import { answerTo, subscriberStates, type Topic } from './subscription.ts'

const ip = '192.0.2.7'
const email = 'ana@example.com'
const input = (topic: Topic = 'articles', name: string | null = null) => ({ email, name, topic })

function argsOf(world: World, path: string, form?: Record<string, string>) {
  const url = new URL(path, 'http://localhost:3000')
  const request = new Request(url, form ? { method: 'POST', body: new URLSearchParams(form) } : {})
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip, nonce: 'nonce' })
  const params = { step: url.pathname.split('/')[2] }
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own types of the same arguments
  return { request, url, context, params, pattern: path } as any
}

async function send(world: World, form: Record<string, string>) {
  const answer = await action(argsOf(world, '/newsletter', form))
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') }
  return { status: answer.init?.status, data: answer.data }
}

const rows = ({ db }: World) =>
  db.selectFrom('subscribers').select(['email', 'state', 'topics', 'requestedTopics']).execute()

async function tokenIn(world: World, step: 'confirm' | 'leave'): Promise<string> {
  await runJobs(world)
  const found = new RegExp(`/newsletter/${step}\\?token=([\\w-]+)`).exec(world.mail.sent.at(-1)?.text ?? '')
  if (!found?.[1]) throw new Error(`the newest letter has no link to ${step}`)
  return found[1]
}

describe('confirmation', () => {
  test('a subscription starts with the confirmation; confirming twice is harmless', async () => {
    const world = await newWorld()
    expect(await subscribe(world, input('resources', 'Win a prize at evil.example'), ip)).toEqual({ ok: true })
    expect(await rows(world)).toMatchObject([{ email, state: 'pending', topics: ['resources'] }])
    const token = await tokenIn(world, 'confirm')
    expect(world.mail.sent).toMatchObject([
      { to: email, subject: publishingEmailTexts.publishing.confirm.subject('Guides and templates') },
    ])
    expect(world.mail.sent[0]?.text).not.toContain('evil.example')
    expect(world.mail.sent[0]?.text).toContain('Unsubscribe: http')
    expect(await findSubscription(world, 'confirm', token)).toMatchObject({ state: 'pending' })
    expect(await rows(world)).toMatchObject([{ state: 'pending' }])
    expect(await execute(world, 'confirm', token)).toBe(true)
    expect(await execute(world, 'confirm', token)).toBe(true)
    expect(await rows(world)).toMatchObject([{ state: 'confirmed', topics: ['resources'] }])
  })

  test('an unconfirmed link and its address expire after 7 days', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    const token = await tokenIn(world, 'confirm')
    const clear = () => applyRetention(world)
    world.setNow('2026-11-28T08:59:00Z')
    await clear()
    expect(await findSubscription(world, 'confirm', token)).not.toBeNull()
    world.setNow('2026-11-28T09:00:01Z')
    expect(await execute(world, 'confirm', token)).toBe(false)
    await clear()
    expect(await rows(world)).toEqual([])
  })
})

describe('existing subscribers', () => {
  test('an additional topic waits for confirmation; the existing subscription continues', async () => {
    const world = await newWorld()
    await subscribe(world, input('articles'), ip)
    await execute(world, 'confirm', await tokenIn(world, 'confirm'))
    await subscribe(world, input('news'), ip)
    expect(await rows(world)).toMatchObject([{ state: 'confirmed', topics: ['articles'], requestedTopics: ['news'] }])
    await execute(world, 'confirm', await tokenIn(world, 'confirm'))
    expect(await rows(world)).toMatchObject([{ topics: ['articles', 'news'], requestedTopics: [] }])
  })

  test('a repeated request of a subscriber changes nothing and sends a notice', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    await execute(world, 'confirm', await tokenIn(world, 'confirm'))
    const before = await rows(world)
    await subscribe(world, input(), ip)
    await runJobs(world)
    expect(world.mail.sent.at(-1)?.subject).toBe(publishingEmailTexts.publishing.known.subject)
    expect(await rows(world)).toEqual(before)
  })

  test('old unsubscribe links remain valid; an old confirmation link does not resubscribe', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    const [confirm, leave] = [await tokenIn(world, 'confirm'), await tokenIn(world, 'leave')]
    await execute(world, 'confirm', confirm)
    await subscribe(world, input(), ip)
    await runJobs(world)
    expect(await execute(world, 'leave', leave)).toBe(true)
    expect(await rows(world)).toMatchObject([{ state: 'unsubscribed' }])
    expect(await execute(world, 'leave', leave)).toBe(true)
    expect(await execute(world, 'confirm', confirm)).toBe(false)
    await subscribe(world, input(), ip)
    await execute(world, 'confirm', await tokenIn(world, 'confirm'))
    expect(await rows(world)).toMatchObject([{ state: 'confirmed' }])
  })

  test('bounced, complained and suppressed addresses get no email but the same response', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    for (const state of ['bounced', 'complained', 'suppressed']) {
      await world.db.updateTable('subscribers').set({ state }).execute()
      expect(await send(world, { email, topic: 'news' })).toEqual({ status: 303, to: '/newsletter?sent=yes' })
      expect(await rows(world)).toMatchObject([{ state, topics: ['articles'] }])
      await world.pool.query('delete from rate_limits')
    }
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(1)
    expect(subscriberStates.map((state) => `${state} ${answerTo(state, false)} ${answerTo(state, true)}`)).toEqual([
      'pending confirm confirm',
      'confirmed known confirm',
      'unsubscribed confirm confirm',
      'bounced silence silence',
      'complained silence silence',
      'suppressed silence silence',
    ])
  })
})

describe('limits and validation', () => {
  test('two concurrent requests create one subscriber', async () => {
    const world = await newWorld()
    await Promise.all([subscribe(world, input('news'), ip), subscribe(world, input('articles'), ip)])
    expect(await rows(world)).toMatchObject([{ topics: ['articles', 'news'] }])
  })

  test('an address gets at most three emails a day, and a network may send ten requests an hour', async () => {
    const world = await newWorld()
    for (let at = 0; at < 10; at++) expect((await send(world, { email, topic: 'articles' })).status).toBe(303)
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(3)
    expect(await send(world, { email, topic: 'articles' })).toMatchObject({ status: 429, data: { wait: '60 minutes' } })
  })

  test('the form reports errors, needs a name for resources only and ignores honeypot submissions', async () => {
    const world = await newWorld()
    expect(await send(world, { email: 'ana@', topic: 'articles' })).toMatchObject({
      status: 422,
      data: {
        entered: { email: 'ana@' },
        errors: { email: expect.stringContaining('Enter a valid email address, such as name@example.com.') },
      },
    })
    expect((await send(world, { email, topic: 'resources' })).data).toMatchObject({
      errors: { name: newsletterTexts.newsletter.fields['name-missing'] },
    })
    for (const name of ['x'.repeat(10_000), 'Ana\r\nBcc: b@example.com']) {
      expect((await send(world, { email, name, topic: 'resources' })).status).toBe(422)
    }
    expect(await send(world, { email, topic: 'articles', website: 'x' })).toEqual({
      status: 303,
      to: '/newsletter?sent=yes',
    })
    expect(await rows(world)).toEqual([])
  })
})

describe('link pages and one-click unsubscribe', () => {
  test('link pages show the subscriber, change data only on submit and report invalid links', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    const token = await tokenIn(world, 'confirm')
    const path = `/newsletter/confirm?token=${token}`
    expect(await open(argsOf(world, path))).toMatchObject({ found: { email, topics: ['Articles'] } })
    expect(await rows(world)).toMatchObject([{ state: 'pending' }])
    const done = await follow(argsOf(world, path, { token })).catch((thrown: unknown) => thrown)
    const to = done instanceof Response ? (done.headers.get('Location') ?? '') : ''
    expect(to).toMatch(/^\/newsletter\/preferences\?token=[\w-]+&confirmed=yes$/)
    expect(await preferences(argsOf(world, to))).toMatchObject({ isNew: true, found: { topics: ['articles'] } })
    expect(await open(argsOf(world, '/newsletter/leave?token=nonsense'))).toMatchObject({ found: null })
    expect((await follow(argsOf(world, '/newsletter/leave', { token: 'nonsense' }))).init?.status).toBe(410)
    await expect(open(argsOf(world, '/newsletter/other?token=x'))).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('one-click unsubscribe works without page or cookie and checks the form field of RFC 8058', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    await execute(world, 'confirm', await tokenIn(world, 'confirm'))
    const { unsubscribeUrl } = world.mail.sent[0] ?? {}
    const { pathname, search, origin } = new URL(unsubscribeUrl ?? '')
    expect(origin).toBe(world.config.PUBLIC_URL)
    const site = await openSite(world)
    const post = (path: string, body: BodyInit) => site.ask(path, { method: 'POST', body })
    expect((await site.get(pathname + search)).status).toBe(200)
    expect((await post(pathname + search, new URLSearchParams({ other: 'x' }))).status).toBe(410)
    const wrong = await post(`${pathname}?token=wrong`, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
    expect(wrong.status).toBe(410)
    expect(await rows(world)).toMatchObject([{ state: 'confirmed' }])
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const done = await post(pathname + search, form)
    expect([done.status, done.headers.get('Set-Cookie')]).toEqual([200, null])
    expect(await rows(world)).toMatchObject([{ state: 'unsubscribed' }])
    const again = await post(pathname + search, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
    expect(again.status).toBe(200)
  })

  test('one-click does not confirm a subscription', async () => {
    const world = await newWorld()
    await subscribe(world, input(), ip)
    const path = `/newsletter/confirm?token=${await tokenIn(world, 'confirm')}`
    expect((await follow(argsOf(world, path, { 'List-Unsubscribe': 'One-Click' }))).init?.status).toBe(410)
    expect(await rows(world)).toMatchObject([{ state: 'pending' }])
  })
})
