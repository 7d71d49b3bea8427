import { describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { markNotNeeded } from '#cases/requests/edit-item.server.ts'
import { addItem } from '#cases/requests/request-documents.server.ts'
import { requestedDocuments } from '#content/questions/documents.ts'
import { confirmFigure } from '#returns/amounts/enter-figure.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import { loader as worksheetPage } from '#returns/amounts/staff/worksheet-page.tsx'
import * as returnTexts from '#returns/locales/en.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { followAnswers } from '#returns/questions/follow-answers.server.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'
import { loader as staffPage } from '#returns/questions/staff/answers-page.tsx'
import { argsFor, outcomeOf as staffOutcome } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld, runJobs } from '#test/world.ts'
import type { QuestionsData } from './load-questions.server.ts'
import { action, loader } from './questions-page.tsx'

const titleOf = (code: string) => requestedDocuments.find((one) => one.code === code)?.title ?? code

async function aHousehold() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const checklist = [
    { title: titleOf('salary-certificate'), isRequired: true },
    { title: titleOf('pillar-3a'), isRequired: false },
  ]
  const found = await aCase(world, { assignedTo: adviser.id, checklist, state: 'waiting_for_documents' })
  const at = (path: string, person: Person, init?: RequestInit) => {
    const [topic, screen] = path.replace(/\?.*/, '').split('/')
    return argsOf(world, `/client-portal/cases/${found.id}/questions/${path}`, {
      person,
      params: { caseId: found.id, ...(topic && { topic }), ...(screen && { screen }) },
      ...(init && { init }),
    })
  }
  const open = async (path: string, person: Person = found.client) => {
    const { status, data, location } = await outcomeOf(loader, at(path, person))
    return { status, location, page: data as QuestionsData }
  }
  const post = (path: string, fields: Record<string, string | string[]>, person: Person = found.client) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
    return outcomeOf(action, at(path, person, { method: 'POST', body }))
  }
  const answers = async () => newestOf(await listAnswers(world.db, found.id))
  const items = async () => {
    const rows = await listChecklist(world.db, found.id)
    return Object.fromEntries(rows.map(({ title, state }) => [title.split(' (')[0], state]))
  }
  const lines = async () => linesOf(await listFigures(world.db, found.id))
  const staffView = (person: Person) =>
    staffOutcome(() =>
      staffPage(argsFor(world, person, { path: `/admin/cases/${found.id}/answers`, params: { caseId: found.id } })),
    )
  return { world, adviser, found, open, post, answers, items, lines, staffView }
}

describe('answering a section', () => {
  test('a section is answered page by page; follow-up questions come next, amounts become figures', async () => {
    const { open, post, answers, items, lines, adviser, staffView } = await aHousehold()
    expect((await open('')).location).toMatch(/questions\/start$/)
    expect((await open('family/start')).page).toMatchObject({ screen: { topic: 'family' }, progress: { answered: 0 } })
    const first = await post('work/start', { 'version.client.employed': '0', 'client.employed': 'yes', intent: 'next' })
    expect(first).toMatchObject({ status: 303, location: expect.stringMatching(/work\/start#at-client\.employers$/) })
    const filled = {
      'version.client.employers': '0',
      'client.employers.row': ['r1', 'r2'],
      'client.employers.r1.name': 'Acme',
      'client.employers.r1.net': "98'450.50",
      'version.client.commute': '0',
      'client.commute': 'public',
    }
    await post('work/start', { ...filled, intent: 'save' })
    await post('costs/start', { 'version.client.pillar-3a': '0', 'client.pillar-3a': 'no', intent: 'save' })
    expect((await answers()).get('client.employers')).toMatchObject({
      version: 1,
      value: [{ fields: { net: 9_845_050 } }],
    })
    expect(await lines()).toMatchObject([
      { code: 'salary', label: 'Acme', amountCents: 9_845_050, source: 'answer', state: 'proposed', person: 'client' },
    ])
    expect(await items()).toEqual({
      'Salary certificate': 'missing',
      [titleOf('pillar-3a')]: 'not_needed',
      [titleOf('travelcard')]: 'missing',
    })
    const { data } = await staffView(adviser)
    expect(data).toMatchObject({ answers: { differences: [], documents: [{}, {}, {}] } })
  })

  test('an invalid value is reported at its field with the submitted value; the rest is saved', async () => {
    const { post, answers } = await aHousehold()
    const outcome = await post('costs/start', {
      'version.joint.premiums': '0',
      'joint.premiums': 'much',
      'version.client.pillar-3a': '0',
      'client.pillar-3a': 'yes',
      intent: 'next',
    })
    expect(outcome).toMatchObject({ status: 422, data: { submitted: { 'joint.premiums': ['much'] } } })
    expect(outcome.data).toMatchObject({
      errors: { 'joint.premiums': returnTexts.question.errors['amount-not-figures'] },
    })
    expect([...(await answers()).keys()]).toEqual(['client.pillar-3a'])
  })
})

describe('commune', () => {
  const texts = returnTexts.communeErrors
  test.each([
    ['Zürich', null],
    ['8001', null],
    ['Biel', null],
    ['Zürch', texts.unknown],
    ['London', texts.unknown],
    ['Kilchberg', texts.ambiguous(['Kilchberg (BL)', 'Kilchberg (ZH)'])],
  ])('%s as commune: %j', async (commune, error) => {
    const { post, answers } = await aHousehold()
    const entered = { 'version.joint.commune': '0', 'joint.commune': commune }
    const { status, data } = await post('home/start', { ...entered, intent: 'field' })
    expect(status).toBe(error ? 422 : 200)
    expect(data).toMatchObject({ errors: error ? { 'joint.commune': error } : {} })
    expect((await answers()).get('joint.commune')?.value).toBe(error ? undefined : commune)
  })
})

test('an answer opened from the check page leads back to it', async () => {
  const { post, open } = await aHousehold()
  const { page } = await open('costs/start?check')
  expect(page.next.path).toMatch(/questions\/check$/)
  const versions = Object.fromEntries(page.requested.map(({ key }) => [`version.${key}`, '0']))
  const answer = { ...versions, 'joint.premiums': '4800', intent: 'next' }
  expect((await post('costs/start?check', answer)).location).toMatch(/questions\/check$/)
  const opening = { 'version.client.employed': '0', 'client.employed': 'yes', intent: 'next' }
  expect((await post('work/start?check', opening)).location).toMatch(/work\/start\?check#at-client\.employers$/)
})

describe('concurrent answers', () => {
  test('concurrent answers conflict and the later person chooses; untouched answers stay', async () => {
    const { world, found, post, answers } = await aHousehold()
    const ben = await aPartner(world, found.client)
    const say = (version: string, commune: string, person?: Person) =>
      post('home/start', { 'version.joint.commune': version, 'joint.commune': commune, intent: 'field' }, person)
    expect((await say('0', 'Biel')).status).toBe(200)
    const late = await say('0', 'Nidau', ben)
    expect(late).toMatchObject({ status: 409 })
    expect(late.data).toMatchObject({
      conflicts: { 'joint.commune': { theirs: 'Biel', byName: found.client.name, version: 1 } },
      submitted: { 'joint.commune': ['Nidau'] },
    })
    expect((await answers()).get('joint.commune')?.value).toBe('Biel')
    expect((await say('1', 'Nidau', ben)).status).toBe(200)
    const other = { 'version.client.permit': '0', 'client.permit': 'b' }
    const rest = await post('home/start', {
      'version.joint.commune': '1',
      'joint.commune': 'Biel',
      ...other,
      intent: 'next',
    })
    expect(rest.status).toBe(303)
    expect((await answers()).get('joint.commune')).toMatchObject({ value: 'Nidau', version: 2, byName: ben.name })
  })

  test('of two concurrent answers, one is saved and the other gets a version conflict', async () => {
    const { post, answers } = await aHousehold()
    const say = (commune: string) =>
      post('home/start', { 'version.joint.commune': '0', 'joint.commune': commune, intent: 'field' })
    const outcomes = await Promise.all([say('Biel'), say('Nidau')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await answers()).get('joint.commune')?.version).toBe(1)
  })
})

describe('figures, checklist and adviser', () => {
  test('“not known” can be undone; asking the adviser opens one thread however often it is pressed', async () => {
    const { world, post, answers, open, staffView, adviser } = await aHousehold()
    const version = { 'version.joint.premiums': '0' }
    await post('costs/start', { ...version, intent: 'unknown:joint.premiums' })
    expect((await answers()).get('joint.premiums')).toMatchObject({ mark: 'unknown', value: null })
    await post('costs/start', { 'version.joint.premiums': '1', intent: 'clear:joint.premiums' })
    expect((await answers()).get('joint.premiums')).toMatchObject({ mark: null, version: 2 })
    const ask = () => post('costs/start', { 'version.joint.premiums': '2', intent: 'ask:joint.premiums' })
    expect((await ask()).status).toBe(303)
    await ask()
    const requested = (await answers()).get('joint.premiums')
    expect(requested).toMatchObject({ mark: 'requested', threadId: expect.any(String), version: 3 })
    const messages = await world.db.selectFrom('messages').select(['subject', 'body', 'threadId']).execute()
    expect(messages).toMatchObject([
      { subject: expect.stringContaining('health insurance'), threadId: requested?.threadId },
    ])
    expect((await open('costs/start')).page.asksAdviser).toBe(1)
    expect((await staffView(adviser)).data).toMatchObject({ answers: { sections: expect.anything() } })
  })

  test('an answer never overwrites a confirmed figure; an unconfirmed one follows its answer', async () => {
    const { world, found, post, lines, adviser, staffView } = await aHousehold()
    const say = (version: number, amount: string) =>
      post('costs/start', { 'version.joint.premiums': `${version}`, 'joint.premiums': amount, intent: 'field' })
    await say(0, '5000')
    await say(1, '6000')
    const [line] = await lines()
    expect(line).toMatchObject({ version: 2, amountCents: 600_000, earlier: [{ amountCents: 500_000 }] })
    const seen = { caseId: found.id, actor: actorOf(adviser), lineId: line?.lineId ?? '', version: 2 }
    await confirmFigure(world, { ...seen, amount: '6000' })
    await say(2, '7000')
    expect(await lines()).toMatchObject([{ version: 3, state: 'confirmed', amountCents: 600_000 }])
    expect((await staffView(adviser)).data).toMatchObject({
      answers: { differences: [{ confirmedCents: 600_000, answeredCents: 700_000 }] },
    })
    const worksheet = await staffOutcome(() =>
      worksheetPage(argsFor(world, adviser, { path: worksheetPath(found.id), params: { caseId: found.id } })),
    )
    expect(worksheet.data).toMatchObject({ answered: new Map([[line?.lineId, 700_000]]) })
    await post('costs/start', { 'version.joint.donations': '0', 'joint.donations': 'yes', intent: 'field' })
    await post('costs/start', { 'version.joint.donations-paid': '0', 'joint.donations-paid': '240', intent: 'field' })
    expect(await lines()).toHaveLength(2)
    await post('costs/start', { 'version.joint.donations': '1', 'joint.donations': 'no', intent: 'field' })
    expect(await lines()).toHaveLength(1)
    const rows = (await listFigures(world.db, found.id)).length
    await followAnswers(world, found.id)
    expect(await listFigures(world.db, found.id)).toHaveLength(rows)
  })

  test('after a crash right after saving, the event updates figures and checklist', async () => {
    const { world, found, lines, items } = await aHousehold()
    const by = { caseId: found.id, actor: actorOf(found.client) }
    const given = [
      { question: 'premiums', person: 'joint', seenVersion: 0, value: 500_000 },
      { question: 'crypto', person: 'joint', seenVersion: 0, value: 'yes' },
    ] as const
    expect(await saveAnswers(world, { ...by, given })).toMatchObject({ ok: true, conflicts: [] })
    expect(await lines()).toEqual([])
    await runJobs(world)
    expect(await lines()).toMatchObject([{ code: 'insurance-premiums', amountCents: 500_000 }])
    expect(await items()).toMatchObject({ [titleOf('crypto')]: 'missing' })
  })

  test('items added or waived by staff are not changed by answers', async () => {
    const { world, found, post, items, adviser } = await aHousehold()
    const item = { title: titleOf('donations'), description: '', need: 'optional' } as const
    const by = { caseId: found.id, actor: actorOf(adviser) }
    await addItem(world, { ...by, item, isRequested: false })
    await post('costs/start', { 'version.joint.donations': '0', 'joint.donations': 'no', intent: 'field' })
    expect(await items()).toMatchObject({ [titleOf('donations')]: 'missing' })
    const salary = (await listChecklist(world.db, found.id))[0]
    await markNotNeeded(world, { ...by, itemId: salary?.id ?? '', isNotNeeded: true, reason: 'We have it' })
    await post('work/start', { 'version.client.employed': '0', 'client.employed': 'yes', intent: 'field' })
    expect(await items()).toMatchObject({ 'Salary certificate': 'not_needed' })
  })
})

describe('earlier answers and access', () => {
  test('last year’s answers are copied without amounts and never over answers of this year', async () => {
    const { world, found, open, post, answers } = await aHousehold()
    const before = await aCase(world, { client: found.client, taxYear: 2024 })
    const content = [
      { question: 'civil-status', person: 'joint', value: '"single"' },
      { question: 'children', person: 'joint', value: '"yes"' },
      {
        question: 'children-list',
        person: 'joint',
        value: JSON.stringify([{ id: 'a', fields: { name: 'Lea', born: '2018-03-14' } }]),
      },
      { question: 'premiums', person: 'joint', value: '500000' },
      { question: 'church', person: 'client', value: '"none"' },
    ].map((row) => ({ ...row, caseId: before.id, version: 1, answeredAt: world.now(), answeredBy: found.client.id }))
    await world.db.insertInto('caseAnswers').values(content).execute()
    const { page } = await open('family/start')
    expect(page.offers).toBe(3)
    expect(page.requested.find(({ key }) => key === 'joint.civil-status')?.offered).toBe('Single')
    await post('family/start', { 'version.joint.civil-status': '0', 'joint.civil-status': 'divorced', intent: 'field' })
    await post('family/start', { intent: 'take-all' })
    const now = await answers()
    expect(now.get('joint.civil-status')).toMatchObject({ value: 'divorced', isCarried: false })
    expect(now.get('joint.children-list')).toMatchObject({ isCarried: true, value: [{ fields: { name: 'Lea' } }] })
    expect(now.get('joint.premiums')).toBeUndefined()
  })

  test('only household and adviser open the questions; they are read-only once approval is requested', async () => {
    const { world, found, open, post, staffView, adviser, answers } = await aHousehold()
    const other = await aPerson(world)
    const colleague = await aPerson(world, { role: 'adviser' })
    const ben = await aPartner(world, found.client)
    expect((await open('home/start', ben)).status).toBe(200)
    expect((await open('home/start', other)).status).toBe(404)
    expect((await open('nothing')).status).toBe(404)
    const answer = { 'version.joint.commune': '0', 'joint.commune': 'Biel', intent: 'field' }
    expect((await post('home/start', answer, other)).status).toBe(404)
    expect(await asClient(world.db, other.id, (tx) => listAnswers(tx, found.id))).toEqual([])
    expect((await staffView(adviser)).status).toBe(200)
    expect((await staffView(colleague)).status).toBe(404)
    const become = (state: string) => world.db.updateTable('cases').set({ state }).where('id', '=', found.id).execute()
    await become('client_approval')
    expect((await open('home/start')).page.mayAnswer).toBe(false)
    expect((await post('home/start', answer)).status).toBe(303)
    expect((await answers()).size).toBe(0)
    await become('filed')
    expect((await open('home/start')).page.mayAnswer).toBe(false)
  })

  test('without a screen in the URL, answers are saved too', async () => {
    const { post, answers } = await aHousehold()
    const saved = await post('', {
      intent: 'field',
      'version.joint.civil-status': '0',
      'joint.civil-status': 'single',
    })
    expect(saved.status).toBe(200)
    expect((await answers()).get('joint.civil-status')?.value).toBe('single')
  })

  test('submitting during one’s own autosave is no conflict; a later change in another window is', async () => {
    const { world, post, answers } = await aHousehold()
    const field = { 'joint.commune': 'Biel', 'version.joint.commune': '0', intent: 'field' }
    expect((await post('home/start', field)).status).toBe(200)
    expect((await post('home/start', { ...field, 'joint.commune': 'Biel/Bienne', intent: 'next' })).status).toBe(303)
    expect((await answers()).get('joint.commune')).toMatchObject({ value: 'Biel/Bienne', version: 2 })
    world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
    expect((await post('home/start', { ...field, 'joint.commune': 'Nidau', intent: 'next' })).status).toBe(409)
  })
})
