import type { FactName } from '#company/facts.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'
import type { Effect, Effects } from './test-effect.ts'

type Shown = Exclude<FactName, 'bank' | 'iban' | 'qrIban'>

const shown: Record<Shown, [value: string, path: string, text?: string]> = {
  legalName: ['Treuhand am Schüss AG', '/impressum'],
  legalForm: ['AG (company limited by shares)', '/impressum'],
  uid: ['CHE-109.322.551', '/impressum'],
  vatRegistered: ['no', '/impressum', ' MWST'],
  commercialRegister: ['Commercial register of the canton of Jura', '/impressum'],
  management: ['Rosa Tester', '/impressum'],
  purpose: ['Returns and nothing else.', '/impressum'],
  street: ['Seevorstadt', '/impressum'],
  houseNumber: ['99b', '/impressum'],
  postcode: ['2503', '/impressum'],
  town: ['Nidau', '/impressum', ' Nidau, Switzerland'],
  canton: ['Jura', '/contact', '"addressRegion":"Jura"'],
  latitude: ['47.1299', '/contact'],
  longitude: ['7.2401', '/contact'],
  phone: ['+41 32 322 11 22', '/about'],
  whatsapp: ['+41 78 765 43 21', '/contact', 'wa.me/41787654321'],
  email: ['hello@firm.example', '/about'],
  careersEmail: ['jobs@firm.example', '/careers'],
  privacyEmail: ['data@firm.example', '/privacy'],
  legalEmail: ['law@firm.example', '/terms'],
  accessibilityEmail: ['access@firm.example', '/accessibility'],
  monday: ['07:15–11:45', '/about', 'Mon 7:15-11:45'],
  tuesday: ['07:15–11:45', '/about', 'Tue 7:15-11:45'],
  wednesday: ['07:15–11:45', '/about', 'Wed 7:15-11:45'],
  thursday: ['07:15–11:45', '/about', 'Thu 7:15-11:45'],
  friday: ['07:15–11:45', '/about', 'Fri 7:15-11:45'],
  saturday: ['08:05–10:05', '/about', 'Sat 8:05-10:05'],
  sunday: ['08:05–10:05', '/about', 'Sun 8:05-10:05'],
  support: ['Help at all hours', '/about'],
  supportNote: ['The portal never sleeps.', '/about'],
  linkedin: ['https://linkedin.com/in/other', '/about'],
  facebook: ['https://facebook.com/other', '/about'],
  instagram: ['https://instagram.com/other', '/about'],
  x: ['https://x.com/other', '/about'],
  serversCountry: ['Liechtenstein', '/privacy'],
  filesCountry: ['Austria', '/privacy'],
  mailCountry: ['Iceland', '/privacy'],
  euRepresentative: ['Rep GmbH, Vienna', '/privacy'],
}

/** The privacy notice names mail service and file store only if configured. */
const outbound = {
  ...{ SMTP_URL: 'smtp://mail.example.ch', MAIL_FROM: 'a@example.ch', S3_ENDPOINT: 'https://files.example.ch' },
  ...{ S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
}

const effectOf = (name: Shown): Effect => {
  const [value, path, text = value] = shown[name]
  return {
    world: () => newWorld(outbound),
    form: 'company',
    ...(name === 'support' ? { given: { onlyProven: 'off' } } : {}),
    saved: { [name]: value },
    seen: async (other) => (await (await (await openSite(other)).get(path)).text()).includes(text),
    ...(name === 'vatRegistered' ? { before: true, after: false } : { before: false, after: true }),
  }
}

export const companyEffects: Effects = Object.fromEntries(
  (Object.keys(shown) as Shown[]).map((name) => [`company.${name}`, effectOf(name)]),
)
