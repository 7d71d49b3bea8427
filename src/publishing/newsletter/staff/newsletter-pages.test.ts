import { expect, test } from 'vitest'
import { mailJobs } from '#platform/mail/jobs.server.ts'
import { loader as archive } from '#publishing/newsletter/campaigns/archive-page.tsx'
import { loader as issue } from '#publishing/newsletter/campaigns/issue-page.tsx'
import { campaignJobs } from '#publishing/newsletter/campaigns/jobs.server.ts'
import { leaveTokenOf } from '#publishing/newsletter/change-preferences.server.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import { action as choose, loader as preferences } from '#publishing/newsletter/preferences-page.tsx'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { aDraft, subscribersAt } from '#test/newsletter/campaigns.ts'
import { newWorld } from '#test/world.ts'
import { action as begin, loader as list } from './campaign-list-page.tsx'
import { action, loader } from './campaign-page.tsx'
import { loader as preview } from './preview-route.ts'
import { loader as subscribers } from './subscribers/subscriber-list-page.tsx'
import { action as bar, loader as subscriber } from './subscribers/subscriber-page.tsx'

async function anOffice() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const admin = await aPerson(world, { role: 'admin', name: 'Anna Keller' })
  await subscribersAt(world, ['ana@example.com', 'ben@example.com'])
  const at = (campaignId: string, form?: Record<string, string> | URLSearchParams, who = admin) =>
    argsFor(world, who, { path: `/admin/newsletter/${campaignId}`, params: { campaignId }, ...(form ? { form } : {}) })
  const post = (id: string, form: Record<string, string> | URLSearchParams, who = admin) =>
    outcomeOf(() => action(at(id, form, who)))
  return { world, adviser, admin, at, post }
}

test('staff create, edit, test and send a newsletter and see its figures', async () => {
  const { world, adviser, admin, at, post } = await anOffice()
  const begun = await outcomeOf(() => begin(argsFor(world, adviser, { path: '/admin/newsletter', form: {} })))
  const id = begun.to?.split('/').at(-1) ?? ''
  const form = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      intent: 'save',
      version: '1',
      subject: 'News',
      introduction: 'Dear **reader**',
      topics: 'articles',
      ...change,
    })
  expect(await post(id, form({ subject: ' ', introduction: '' }))).toMatchObject({
    status: 422,
    data: {
      fields: {
        subject: newsletterTexts.campaign.fields['subject-missing'],
        introduction: newsletterTexts.campaign.fields.empty,
      },
    },
  })
  const { offered } = await loader(at(id))
  const withEntry = form()
  withEntry.append('entries', offered[0]?.path ?? '')
  expect(await post(id, withEntry, adviser)).toMatchObject({ status: 303 })
  expect(await post(id, form({ subject: 'Slower' }))).toMatchObject({ status: 409 })
  expect(await loader(at(id))).toMatchObject({
    audience: 2,
    campaign: { subject: 'News', entries: [{ path: offered[0]?.path }] },
  })
  const html = await (await preview(at(id))).text()
  expect(html).toContain('<strong>reader</strong>')
  await post(id, { intent: 'test' }, adviser)
  await runDueJobs(world, mailJobs, world)
  expect(world.mail.sent).toMatchObject([{ to: adviser.email, subject: 'Test: News' }])
  expect((await post(id, { intent: 'start', version: '2' }, adviser)).status).toBe(403)
  expect(await post(id, { intent: 'start', version: '2' })).toMatchObject({ status: 303 })
  expect((await post(id, { intent: 'start', version: '2' })).status).toBe(409)
  await runDueJobs(world, campaignJobs, world)
  expect(await loader(at(id))).toMatchObject({ campaign: { state: 'sent' }, numbers: { total: 2, sent: 2 } })
  const listed = await list(argsFor(world, admin, { path: '/admin/newsletter' }))
  expect(listed.list.rows).toMatchObject([{ subject: 'News', state: 'sent', sent: 2, unsubscribed: 0 }])
})

test('the archive shows sent newsletters without any recipient data', async () => {
  const { world, at, post } = await anOffice()
  const id = await aDraft(world)
  const open = (number: string) => outcomeOf(() => issue(argsFor(world, null, { path: '/', params: { number } })))
  expect(await archive(argsFor(world, null, { path: '/' }))).toEqual({ emails: [] })
  expect((await open('1')).status).toBe(404)
  await post(id, { intent: 'start', version: '1' })
  const { number } = (await loader(at(id))).campaign
  expect(await archive(argsFor(world, null, { path: '/' }))).toMatchObject({
    emails: [{ number, subject: 'What is new' }],
  })
  const shown = await open(String(number))
  expect(shown.data).toMatchObject({ subject: 'What is new', html: expect.stringContaining('<strong>this</strong>') })
  expect(JSON.stringify(shown.data)).not.toMatch(/@example|token/)
  expect((await open('x')).status).toBe(404)
})

test('a subscriber chooses topics by the link in an email; an empty choice is refused', async () => {
  const { world } = await anOffice()
  const token = leaveTokenOf(world, 'ana@example.com')
  const open = () => preferences(argsFor(world, null, { path: `/newsletter/preferences?token=${token}` }))
  expect(await open()).toMatchObject({ found: { email: 'ana@example.com', topics: ['articles'] } })
  const send = (form: URLSearchParams) =>
    outcomeOf(() => choose(argsFor(world, null, { path: '/newsletter/preferences', form })))
  expect((await send(new URLSearchParams({ token }))).status).toBe(422)
  const both = new URLSearchParams([
    ['token', token],
    ['topics', 'news'],
    ['topics', 'resources'],
    ['locale', 'xx'],
    ['frequency', 'monthly'],
  ])
  expect((await send(both)).status).toBe(303)
  expect(await open()).toMatchObject({
    found: { topics: ['news', 'resources'], locale: 'en-CH', frequency: 'monthly' },
  })
  expect((await send(new URLSearchParams({ token: 'wrong', topics: 'news' }))).status).toBe(410)
})

test('admins view, suppress and release subscribers; advisers get 403', async () => {
  const { world, adviser, admin } = await anOffice()
  const of = (who: typeof admin, path = '/admin/newsletter/subscribers') => argsFor(world, who, { path })
  expect((await outcomeOf(() => subscribers(of(adviser)))).status).toBe(403)
  const { list: found } = await subscribers(of(admin, '/admin/newsletter/subscribers?q=ana'))
  const [row] = found.rows
  const params = { subscriberId: row?.id ?? '' }
  const post = (form: Record<string, string>) =>
    outcomeOf(() => bar(argsFor(world, admin, { path: '/', params, form })))
  expect((await post({ intent: 'bar', reason: ' ' })).status).toBe(422)
  expect((await post({ intent: 'bar', reason: 'Asked by phone' })).status).toBe(303)
  expect(await subscriber(argsFor(world, admin, { path: '/', params }))).toMatchObject({
    subscriber: { state: 'suppressed', stopReason: 'Asked by phone' },
  })
  expect((await post({ intent: 'release' })).status).toBe(303)
  expect(await subscriber(argsFor(world, admin, { path: '/', params }))).toMatchObject({
    subscriber: { state: 'unsubscribed' },
  })
})
