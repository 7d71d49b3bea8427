import PDFDocument from 'pdfkit'
import type { AmountBox } from '#returns/statements/salary/certificate.ts'

// Labels of the official form 11 in its three languages.
const labels: readonly (readonly [string, string, string, string])[] = [
  [
    '1.',
    'Lohn soweit nicht unter Ziffer 2–7 aufzuführen /Rente',
    'Salaire qui ne concerne pas les chiffres 2 à 7 ci-dessous /Rente',
    'Salario se non da indicare sotto cifre da 2 a 7 più sotto /Rendita',
  ],
  ['2.', 'Gehaltsnebenleistungen', 'Prestations salariales accessoires', 'Prestazioni accessorie al salario'],
  ['2.1', 'Verpflegung, Unterkunft', 'Pension, logement', 'Vitto, alloggio'],
  ['2.2', 'Privatanteil Geschäftsfahrzeug', 'Part privée voiture de service', 'Quota privata automobile di servizio'],
  ['2.3', 'Andere', 'Autres', 'Altre'],
  ['3.', 'Unregelmässige Leistungen', 'Prestations non périodiques', 'Prestazioni aperiodiche'],
  ['4.', 'Kapitalleistungen', 'Prestations en capital', 'Prestazioni in capitale'],
  [
    '5.',
    'Beteiligungsrechte gemäss Beiblatt',
    'Droits de participation selon annexe',
    'Diritti di partecipazione secondo allegato',
  ],
  [
    '6.',
    'Verwaltungsratsentschädigungen',
    'Indemnités des membres de l’administration',
    'Indennità dei membri dell’amministrazione',
  ],
  ['7.', 'Andere Leistungen', 'Autres prestations', 'Altre prestazioni'],
  ['8.', 'Bruttolohn total / Rente', 'Salaire brut total / Rente', 'Salario lordo totale / Rendita'],
  ['9.', 'Beiträge AHV/IV/EO/ALV/NBUV', 'Cotisations AVS/AI/APG/AC/AANP', 'Contributi AVS/AI/IPG/AD/AINP'],
  [
    '10.',
    'Berufliche Vorsorge 2. Säule',
    'Prévoyance professionnelle 2e pilier',
    'Previdenza professionale 2° pilastro',
  ],
  ['10.1', 'Ordentliche Beiträge', 'Cotisations ordinaires', 'Contributi ordinari'],
  ['10.2', 'Beiträge für den Einkauf', 'Cotisations pour le rachat', 'Contributi per il riscatto'],
  ['11.', 'Nettolohn/Rente', 'Salaire net/Rente', 'Salario netto/Rendita'],
  ['12.', 'Quellensteuerabzug', 'Retenue de l’impôt à la source', 'Ritenuta d’imposta alla fonte'],
  ['13.', 'Spesenvergütungen', 'Allocations pour frais', 'Indennità per spese'],
  ['13.1', 'Effektive Spesen', 'Frais effectifs', 'Spese effettive'],
  ['13.1.1', 'Reise, Verpflegung, Übernachtung', 'Voyage, repas, nuitées', 'Viaggio, vitto, alloggio'],
  ['13.1.2', 'Übrige', 'Autres', 'Altre'],
  ['13.2', 'Pauschalspesen', 'Frais forfaitaires', 'Spese forfettarie'],
  ['13.2.1', 'Repräsentation', 'Représentation', 'Rappresentanza'],
  ['13.2.2', 'Auto', 'Voiture', 'Automobile'],
  ['13.2.3', 'Übrige', 'Autres', 'Altre'],
  ['13.3', 'Beiträge an die Weiterbildung', 'Contributions au perfectionnement', 'Contributi per il perfezionamento'],
  [
    '14.',
    'Weitere Gehaltsnebenleistungen',
    'Autres prestations salariales accessoires',
    'Altre prestazioni accessorie al salario',
  ],
  ['15.', 'Bemerkungen', 'Observations', 'Osservazioni'],
]
const titles = ['Lohnausweis', 'Certificat de salaire', 'Certificato di salario']
const kinds = ['Art', 'Genre', 'Genere']
const other = ['Rentenbescheinigung', 'Attestation de rentes', 'Attestazione delle rendite']
const head = [
  ['AHV-Nr.', 'No AVS', 'N. AVS'],
  ['Geburtsdatum', 'Date de naissance', 'Data di nascita'],
  ['Jahr', 'Année', 'Anno'],
  ['von', 'du', 'dal'],
  ['bis', 'au', 'al'],
  [
    'Unentgeltliche Beförderung zwischen Wohn- und Arbeitsort',
    'Transport gratuit entre le domicile et le lieu de travail',
    'Trasporto gratuito dal domicilio al luogo di lavoro',
  ],
  ['Kantinenverpflegung / Lunch-Checks', 'Repas à la cantine / chèques-repas', 'Pasti alla mensa / buoni pasto'],
  ['Nur ganze Frankenbeträge', 'Que des montants entiers', 'Unicamente importi interi'],
  ['Ort und Datum', 'Lieu et date', 'Luogo e data'],
  ['Die Richtigkeit und Vollständigkeit bestätigt', 'Certifié exact et complet', 'Certificato esatto e completo'],
] as const

export type Form11 = {
  /** `de`, `fr`, `it`: one language; `columns`: German, parts of a box to its right; `beside`, `below`: three languages. */
  layout: 'columns' | 'de' | 'fr' | 'it' | 'beside' | 'below'
  amounts: Partial<Record<AmountBox, string>>
  kinds: Partial<Record<AmountBox, string>>
  ahv: string
  birthDate: string
  from: string
  until: string
  person: string[]
  employer: string[]
  freeTransport: boolean
  canteen: boolean
  isPension: boolean
  other: string
  remarks: string[]
  title: string
  /** Labels that the page does not have. */
  without: readonly string[]
}
type Options = { fields?: 'official' | 'older' | 'unnamed' | 'described' }

export function aForm11(change: Partial<Form11> = {}): Form11 {
  return {
    ...{ layout: 'below', ahv: '756.1234.5678.97', birthDate: '14.03.1985', from: '01.01.2025', until: '31.12.2025' },
    amounts: { '1': "90'000", '3': "10'000", '8': "100'000", '9': "6'400", '10.1': "5'600", '11': "88'000" },
    person: ['Frau', 'Ana Keller', 'Seestrasse 4', '2502 Biel'],
    employer: ['Example Watch Ltd', 'Bahnhofstrasse 1', '2502 Biel', '032 000 00 00'],
    ...{
      kinds: {},
      freeTransport: false,
      canteen: false,
      isPension: false,
      other: '',
      remarks: [],
      title: '',
      without: [],
    },
    ...change,
  }
}

/** A PDF with form 11 on each page, printed or with form fields. */
export async function form11Pdf(pages: readonly (Partial<Form11> | readonly string[])[], options: Options = {}) {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  for (const page of pages) {
    document.addPage().font('Helvetica').fontSize(9)
    if (isLines(page))
      for (const [at, line] of page.entries()) document.text(line, 40, 40 + at * 14, { lineBreak: false })
    else drawForm(document, aForm11(page), options)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function isLines(page: Partial<Form11> | readonly string[]): page is readonly string[] {
  return Array.isArray(page)
}

function drawForm(document: PDFKit.PDFDocument, form: Form11, { fields }: Options) {
  const language = { columns: 0, de: 0, fr: 1, it: 2, beside: 3, below: 4 }[form.layout]
  const small = 6
  const write = (text: string, x: number, y: number, size = 9, options = {}) => {
    if (text) document.fontSize(size).text(text, x, y, { lineBreak: false, ...options })
  }
  const label = (words: readonly string[], x: number, y: number) => {
    if (form.without.includes(words[0] ?? '')) return
    if (language < 3) write(words[language] ?? '', x, y, small)
    else if (language === 3) write(words.join(' – '), x, y, 5)
    else for (const [at, text] of words.entries()) write(text, x, y + at * 5, 5)
  }
  if (fields) document.initForm()
  let unnamed = 0
  const enter = (
    name: string,
    text: string,
    [x, y, width, height]: [number, number, number, number],
    align = 'left',
    hint = '',
  ) => {
    if (!fields) {
      for (const [at, line] of text.split('\n').entries())
        if (align === 'right') write(line, x, y + at * 11, 9, { width, align })
        else write(line, x, y + at * 11)
      return
    }
    unnamed += 1
    const given = fields === 'unnamed' || fields === 'described' ? `Text${unnamed}` : name
    const TU = fields === 'described' && hint ? new String(hint) : undefined
    document.fontSize(9)
    document.formText(given, x, y - 2, width, height, {
      ...{ value: text, align, multiline: text.includes('\n') },
      ...(TU && { TU }),
    } as Parameters<typeof document.formText>[5])
  }
  const tick = (letter: string, isOn: boolean, x: number, y: number) => {
    write(letter, x, y, 7)
    if (!fields) write(isOn ? 'X' : '', x + 12, y)
    else if (fields === 'official' || fields === 'older')
      document.formCheckbox(
        fields === 'older' ? letter : `OptionKreuzOhneRahmen_${letter}`,
        x + 12,
        y,
        9,
        9,
        isOn ? { value: 'Yes' } : {},
      )
    else enter('', isOn ? 'X' : '', [x + 12, y, 12, 10])
  }
  const named = (official: string, older: string) => (fields === 'older' ? older : official)

  tick('A', !form.isPension, 40, 30)
  if (form.title) write(form.title, 70, 30)
  else label(titles, 70, 30)
  tick('B', form.isPension, 40, 48)
  label(other, 70, 48)
  write('C', 40, 70, 7)
  enter(named('AHVLinks_C', 'C2'), form.ahv, [55, 70, 100, 14])
  enter(named('TextLinks_C-GebDatum', 'CGebDatum'), form.birthDate, [170, 70, 100, 14])
  label(head[0], 55, 84)
  label(head[1], 170, 84)
  tick('F', form.freeTransport, 300, 70)
  label(head[5], 330, 70)
  write('D', 40, 105, 7)
  enter(named('TextLinks_D', 'D'), form.until.slice(-4), [55, 105, 50, 14])
  write('E', 110, 105, 7)
  enter(named('TextLinks_E-von', 'E-von'), form.from, [125, 105, 65, 14])
  enter(named('TextLinks_E-bis', 'E-bis'), form.until, [200, 105, 65, 14])
  label(head[2], 55, 119)
  label(head[3], 125, 119)
  label(head[4], 200, 119)
  tick('G', form.canteen, 300, 105)
  label(head[6], 330, 105)
  write('H', 540, 150, 7)
  if (fields === 'older') {
    for (const [at, name] of ['HAnrede', 'HName', 'HAdresse', 'HWohnort'].entries())
      enter(name, form.person[at] ?? '', [60, 150 + at * 14, 240, 12])
  } else enter('TextMehrzeiligLinks_Empfaenger', form.person.join('\n'), [60, 150, 240, 70])
  label(head[7], 470, 222)

  let y = 240
  for (const [number, ...words] of labels) {
    const box = number.replace(/\.$/, '') as AmountBox
    const depth = box.split('.').length - 1
    const isHeading = ['2', '10', '13', '13.1', '13.2'].includes(box)
    const isBeside = form.layout === 'columns'
    const x = !isBeside ? [40, 60, 60][depth] : isHeading ? [40, 140][depth] : [40, 200, 210][depth]
    write(number, x ?? 40, y, 7)
    label(words, isBeside ? (x ?? 40) + 20 + 5 * depth : 90, y)
    if (isBeside && isHeading) continue
    const name = box.replaceAll('.', '_')
    if (['2.3', '3', '4', '7', '13.1.2', '13.2.3'].includes(box)) {
      const kind = form.kinds[box] ?? ''
      const [start] = [language === 4 ? 300 : 320]
      write(language < 3 ? `${kinds[language]}:` : `${kinds.join(' – ')}`, start, y, 6)
      enter(named(`TextLinks_${name}-Art`, `${box.replaceAll('.', '-')}-1`), kind, [
        start + (language < 3 ? 22 : 66),
        y,
        100,
        13,
      ])
    }
    if (box === ('14' as string)) enter(named('TextLinks_14_1', '14-1'), form.other, [230, y, 300, 13])
    else if (box === ('15' as string)) {
      for (const [at, line] of form.remarks.slice(0, 2).entries())
        enter(named(`TextLinks_15_${at + 1}`, `15-${at + 1}`), line, [230, y + at * 12, 300, 12])
    } else if (!isHeading) {
      const old = ['2.3', '3', '4', '13.1.1', '13.1.2', '13.2.1', '13.2.2', '13.2.3'].includes(box)
      const older = box === '7' ? '7-1-2' : `${box.replaceAll('.', '-')}${old ? '-2' : ''}`
      if (form.amounts[box] !== undefined || fields)
        enter(
          named(`DezZahlNull_${name}`, older),
          form.amounts[box] ?? '',
          [470, y, 90, 14],
          'right',
          `${number} ${words[0]}`,
        )
      if (['9', '10.1', '10.2'].includes(box)) write('–', 455, y, 8)
    }
    y += 17
  }
  y += 20
  write('I', 40, y, 7)
  label(head[8], 55, y)
  label(head[9], 230, y)
  enter(named('TextLinks_I', 'OrtDatum'), 'Biel, 15.01.2026', [55, y + 18, 130, 14])
  if (fields === 'older')
    for (const [at, line] of form.employer.entries()) enter(`Unterschrift1.${at}`, line, [360, y + at * 13, 190, 12])
  else enter('TextMehrzeiligLinks_Bestaetigung', form.employer.join('\n'), [360, y, 190, 60])
  write('Form. 11 dfi 605.040.18N 01.21', 40, y + 70, 5)
}
