import { expect, test, vi } from 'vitest'
import { calendarEvent } from '#appointments/booking/notify-guests.server.ts'
import { calendarFile } from '#appointments/calendar/calendar-file.server.ts'
import { letterPdf } from '#cases/assessment/letter-pdf.server.ts'
import { asCompany } from '#company/company.server.ts'
import { type Facts, seedFacts } from '#company/facts.ts'
import { readCompany } from '#company/read-company.server.ts'
import { saveCompany } from '#company/staff/save-company.server.ts'
import { objectionDrafts } from '#content/objection-letters.ts'
import { subscribe } from '#publishing/newsletter/subscribe.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { storedPdf } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { pdfText } from '#test/files/pdf-text.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { openSite, type Site } from '#test/web-app.ts'
import { runJobs, type World } from '#test/world.ts'
import { submitEnquiry } from './contact/submit-enquiry.server.ts'
import { listPublicPages } from './list-public-pages.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const other: Facts = {
  legalName: 'Treuhand am Schüss AG',
  legalForm: 'AG (company limited by shares)',
  uid: 'CHE-109.322.551',
  vatRegistered: 'yes',
  commercialRegister: 'Commercial register of the canton of Jura',
  management: 'Rosa Tester',
  purpose: 'Returns and nothing else.',
  street: 'Seevorstadt',
  houseNumber: '99b',
  postcode: '2503',
  town: 'Nidau',
  canton: 'Jura',
  latitude: '47.1299',
  longitude: '7.2401',
  phone: '+41 32 322 11 22',
  whatsapp: '+41 78 765 43 21',
  email: 'hello@firm.example',
  careersEmail: 'jobs@firm.example',
  privacyEmail: 'data@firm.example',
  legalEmail: 'law@firm.example',
  accessibilityEmail: 'access@firm.example',
  monday: '07:11–11:45',
  tuesday: '07:12–11:45',
  wednesday: '07:13–11:45',
  thursday: '07:14–11:45',
  friday: '07:15–11:45',
  saturday: '08:05–10:05',
  sunday: '09:05–10:05',
  support: 'Help at all hours',
  supportNote: 'The portal never sleeps.',
  bank: 'Seebank, Nidau',
  iban: 'CH93 0076 2011 6238 5295 7',
  qrIban: 'CH44 3199 9123 0008 8901 2',
  linkedin: 'https://linkedin.com/in/other',
  facebook: 'https://facebook.com/other',
  instagram: 'https://instagram.com/other',
  x: 'https://x.com/other',
  serversCountry: 'Liechtenstein',
  filesCountry: 'Austria',
  mailCountry: 'Iceland',
  euRepresentative: 'Rep GmbH, Vienna',
}

type OnPublicPages = Exclude<keyof Facts, 'vatRegistered' | 'bank' | 'iban' | 'qrIban'>

/** A page on which each fact appears; `text`: the fact as displayed, if not as stored. Other tests cover the rest. */
const shownOn: Record<OnPublicPages, [path: string, text?: string]> = {
  legalName: ['/impressum'],
  legalForm: ['/impressum'],
  uid: ['/impressum'],
  commercialRegister: ['/impressum'],
  management: ['/impressum'],
  purpose: ['/impressum'],
  street: ['/impressum'],
  houseNumber: ['/impressum'],
  postcode: ['/impressum'],
  town: ['/impressum', ' Nidau, Switzerland'],
  canton: ['/contact', '"addressRegion":"Jura"'],
  latitude: ['/contact'],
  longitude: ['/contact'],
  phone: ['/contact', '"telephone":"+41 32 322 11 22"'],
  whatsapp: ['/contact', 'wa.me/41787654321'],
  email: ['/about'],
  careersEmail: ['/careers'],
  privacyEmail: ['/privacy'],
  legalEmail: ['/impressum'],
  accessibilityEmail: ['/accessibility'],
  monday: ['/about', 'Mon 7:11-11:45'],
  tuesday: ['/about', 'Tue 7:12-11:45'],
  wednesday: ['/about', 'Wed 7:13-11:45'],
  thursday: ['/about', 'Thu 7:14-11:45'],
  friday: ['/about', 'Fri 7:15-11:45'],
  saturday: ['/about', 'Sat 8:05-10:05'],
  sunday: ['/about', 'Sun 9:05-10:05'],
  support: ['/about'],
  supportNote: ['/about'],
  linkedin: ['/about'],
  facebook: ['/about'],
  instagram: ['/about'],
  x: ['/about'],
  serversCountry: ['/privacy'],
  filesCountry: ['/privacy'],
  mailCountry: ['/privacy'],
  euRepresentative: ['/privacy'],
}

/** Configuration with mail server and file store, because the privacy notice names them only if they are configured. */
const outbound = {
  ...{ SMTP_URL: 'smtp://mail.example.ch', MAIL_FROM: 'a@example.ch', S3_ENDPOINT: 'https://files.example.ch' },
  ...{ S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
}

const old = [
  seedFacts.legalName,
  seedFacts.uid,
  seedFacts.legalForm,
  seedFacts.management,
  seedFacts.street,
  seedFacts.phone,
  '+41320001234',
  '41790001234',
  '+41 79 000 12 34',
  ...['office', 'careers', 'privacy', 'legal', 'accessibility'].map((box) => `${box}@expat-tax-biel.example`),
  ...[seedFacts.linkedin, seedFacts.facebook, seedFacts.instagram, seedFacts.x],
  'Mon-Fri 9:00',
  '9:00–18:00',
  '"18:00"',
  seedFacts.support,
  seedFacts.supportNote,
  '47.1368',
  '7.2468',
  'Biel/Bienne, Switzerland',
  '2502 Biel',
]

const change = async (world: World, entered: Partial<Facts>, seen: Partial<Facts> = seedFacts) => {
  const actor = actorOf(await aPerson(world, { role: 'owner' }))
  return saveCompany(world, { actor, entered, seen })
}

const extras = [
  '/cart',
  '/success',
  '/newsletter',
  '/not-me',
  '/no-such-page',
  '/search?q=office',
  '/careers?position=open',
]
const feeds = ['/rss.xml', '/llms.txt', '/api/openapi.json']

async function everyPage(world: World, site: Site): Promise<Map<string, string>> {
  const listed = (await listPublicPages(world)).flatMap(({ pages }) => pages.map(({ path }) => path))
  const answers = new Map<string, string>()
  for (const path of new Set([...listed, ...extras, ...feeds])) {
    const reply = await site.get(path)
    answers.set(path, (await reply.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' '))
  }
  expect(answers.size).toBeGreaterThan(60)
  return answers
}

const holding = (answers: Map<string, string>, texts: string[]) =>
  [...answers].flatMap(([path, text]) => texts.filter((each) => text.includes(each)).map((each) => `${path}: ${each}`))

test('a change of the company profile replaces the old data on every page of both servers within 1 s', async () => {
  const world = await aShop(outbound)
  const [one, two] = [await openSite(world), await openSite(world)]
  const before = await everyPage(world, one)
  for (const text of old) expect([text, holding(before, [text]).length > 0]).toEqual([text, true])
  await (await two.get('/about')).text()

  expect(await change(world, other)).toEqual({ ok: true })
  const began = performance.now()
  for (const site of [one, two])
    await vi.waitFor(async () => expect(await (await site.get('/about')).text()).toContain('+41 32 322 11 22'), {
      timeout: 1_000,
    })
  expect(performance.now() - began).toBeLessThan(1_000)

  const after = await everyPage(world, two)
  expect(holding(after, old)).toEqual([])
  const framed = [...after].filter(([, text]) => text.includes('data-drawn="footer"'))
  expect(framed.length).toBeGreaterThan(60)
  for (const [path, text] of framed)
    for (const content of [
      'Seevorstadt 99b',
      '2503 Nidau',
      '+41 32 322 11 22',
      'mailto:hello@firm.example',
      'Sat 8:05-10:05',
    ])
      expect([path, text.includes(content) && content]).toEqual([path, content])
  for (const name of Object.keys(shownOn) as OnPublicPages[]) {
    const [path, text = other[name]] = shownOn[name]
    expect([name, before.get(path)?.includes(text), after.get(path)?.includes(text)]).toEqual([name, false, true])
  }
})

test('emails, PDFs and calendar files use the company profile current at creation', async () => {
  const world = await aShop()
  expect(await change(world, other)).toEqual({ ok: true })
  const { payment } = await aPendingOrder(world)
  const company = await readCompany(world)
  await asCompany(company, async () => {
    const enquiry = {
      name: 'Ana',
      email: 'ana@example.com',
      topic: 'other',
      subject: null,
      message: 'Hello',
      scenario: null,
    }
    await settlePayment(world, payment)
    await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
    const input = { email: 'ana@example.com', name: null, topic: 'articles' as const }
    await subscribe(world, input, '192.0.2.1')
  })
  await runJobs(world)
  const emails = new Map(world.mail.sent.map((email) => [email.subject, JSON.stringify(email)]))
  expect(emails.size).toBeGreaterThan(2)
  expect(holding(emails, old)).toEqual([])
  expect(holding(emails, ['Treuhand am Schüss AG']).length).toBeGreaterThan(2)

  const [objection, calendar] = await asCompany(company, async () => [
    await letterPdf({ parts: objectionParts, language: 'de', createdAt: world.now(), day: '21.11.2026' }),
    calendarFile([calendarEvent(appointment as never, 'https://x.example')] as never, {
      method: 'PUBLISH',
      host: 'x.example',
      at: world.now(),
    }),
  ])
  const documents = new Map([
    ['invoice', await pdfText(await storedPdf(world))],
    ['objection', await pdfText(objection as Buffer)],
    ['calendar', String(calendar).replaceAll(/\r\n /g, '')],
  ])
  expect(holding(documents, old)).toEqual([])
  expect(documents.get('invoice')).toMatch(/Seevorstadt 99b\s+2503 Nidau/)
  expect(documents.get('invoice')).toContain('CHE-109.322.551 MWST')
  expect(documents.get('objection')).toContain('Seevorstadt 99b, 2503 Nidau')
  expect(documents.get('calendar')).toContain('LOCATION:Seevorstadt 99b\\, 2503 Nidau')
  expect(documents.get('calendar')).toContain('mailto:hello@firm.example')
})

const objectionParts = objectionDrafts.de({
  ...{ firm: 'Firm', client: 'Ana Keller', address: null, office: null, taxYear: 2025 },
  ...{ assessedOn: null, deliveredOn: null },
})
const appointment = {
  ...{ id: '7', title: 'Talk', caseNumber: null, meetingType: 'office', status: 'confirmed', calendarSequence: 0 },
  ...{ startsAt: new Date('2026-12-10T09:00:00Z'), durationMinutes: 30 },
}
