import { surenessInWords } from '#content/procedure/deadline-words.ts'
import type { Canton } from '#content/procedure/filing-dates.ts'
import type { Sourced } from '#content/procedure/sureness.ts'

/**
 * Authority that decides on objections, in cantons with a single one. Streets are omitted, because assessments print
 * them and offices move. In Bern, the assessing region decides (Art. 190 StG BE; taxinfo.sv.fin.be.ch, November 2026).
 */
export const objectionOffices: Readonly<Record<string, string>> = {
  BE: 'Steuerverwaltung des Kantons Bern',
}

type SourcedText = Sourced & { text: string }

export const objectionOfficeNotes: Readonly<Partial<Record<Canton, SourcedText>>> = {
  ZH: {
    text: 'The division of the Kantonales Steueramt that is named on the tax assessment.',
    ...{ sureness: 'likely', source: 'tax act of the canton of Zurich, § 140' },
  },
  BE: {
    text: 'The region of the Steuerverwaltung that issued the tax assessment.',
    ...{ sureness: 'certain', source: 'tax act of the canton of Bern, Art. 190' },
  },
  LU: {
    text: 'Employees: the tax office of the commune that issued the tax assessment. Self-employed people: the canton’s Dienststelle Steuern.',
    ...{ sureness: 'certain', source: 'steuern.lu.ch' },
  },
  SZ: {
    text: 'The Kantonale Steuerkommission; address your letter to the Steuerverwaltung.',
    ...{ sureness: 'likely', source: 'tax act of the canton of Schwyz, § 126' },
  },
  ZG: { text: 'The Kantonale Steuerverwaltung.', sureness: 'likely', source: 'Zug tax book, §§ 132 to 135' },
  AG: { text: 'The commune’s Steuerkommission.', sureness: 'likely', source: 'tax act of the canton of Aargau' },
  TI: {
    text: 'The Ufficio circondariale di tassazione that issued the tax assessment.',
    sureness: 'likely',
    source: 'practice of the canton',
  },
  BL: {
    text: 'The authority that issued the tax assessment: the cantonal tax office or the commune.',
    ...{ sureness: 'likely', source: 'canton of Basel-Landschaft' },
  },
}

/** Explains which authority of a canton decides on objections, and how certain we are; null if unknown. */
export function objectionOfficeNote(canton: string | null): string | null {
  const note = Object.entries(objectionOfficeNotes).find(([code]) => code === canton)?.[1]
  return note ? `${note.text}${surenessInWords(note)}` : null
}

/** Street address of the cantonal tax office, from older publications too: the address on the form or letter decides. */
export const officeAddresses: Readonly<Partial<Record<Canton, SourcedText>>> = {
  ZH: {
    text: 'Kantonales Steueramt Zürich, Bändliweg 21, 8090 Zürich',
    ...{ sureness: 'certain', source: 'canton of Zurich, guide to the 2025 tax return' },
  },
  LU: {
    text: 'Dienststelle Steuern des Kantons Luzern, Buobenmatt 1, Postfach 3464, 6002 Luzern',
    ...{ sureness: 'likely', source: 'steuern.lu.ch, 2021; the office is to move to Emmenbrücke' },
  },
  OW: {
    text: 'Kantonale Steuerverwaltung Obwalden, St. Antonistrasse 4, 6060 Sarnen',
    ...{ sureness: 'likely', source: 'Federal Supreme Court, 2P.332/2001' },
  },
  ZG: {
    text: 'Steuerverwaltung, Bahnhofstrasse 26, Postfach, 6301 Zug',
    ...{ sureness: 'likely', source: 'steuerhilfe.ch' },
  },
  BS: {
    text: 'Steuerverwaltung Basel-Stadt, Fischmarkt 10, 4001 Basel',
    ...{ sureness: 'certain', source: 'bs.ch, 2024' },
  },
  BL: {
    text: 'Steuerverwaltung Basel-Landschaft, Rheinstrasse 33, 4410 Liestal',
    ...{ sureness: 'likely', source: 'tax guide of the canton, 2015' },
  },
  AR: {
    text: 'Kantonale Steuerverwaltung, Gutenberg-Zentrum, Kasernenstrasse 2, 9100 Herisau',
    ...{ sureness: 'likely', source: 'steuerhilfe.ch' },
  },
  SG: {
    text: 'Kantonales Steueramt, Davidstrasse 41, 9001 St. Gallen',
    ...{ sureness: 'certain', source: 'Federal Supreme Court, 9C_592/2023' },
  },
  GR: {
    text: 'Steuerverwaltung des Kantons Graubünden, Steinbruchstrasse 18, 7001 Chur',
    ...{ sureness: 'certain', source: 'Federal Supreme Court, 9C_113/2024' },
  },
  TI: {
    text: 'Divisione delle contribuzioni, viale S. Franscini 6, 6500 Bellinzona',
    ...{ sureness: 'certain', source: 'canton of Ticino; Federal Supreme Court, 2C_891/2011' },
  },
  NE: {
    text: 'Service des contributions, rue du Dr-Coullery 5, 2301 La Chaux-de-Fonds',
    ...{ sureness: 'likely', source: 'instructions of the canton, 2017' },
  },
  GE: {
    text: 'Administration fiscale cantonale, Hôtel des finances, rue du Stand 26, 1211 Genève 3',
    ...{ sureness: 'certain', source: 'tax guide of the canton, 2019' },
  },
  JU: {
    text: 'Service des contributions, rue de la Justice 2, 2800 Delémont',
    ...{ sureness: 'likely', source: 'Federal Supreme Court, 2A.151/2005' },
  },
}

/** Where to ask to file a tax return (subsequent ordinary assessment), and on which form, where we know it. */
export const requestOffices: Readonly<Partial<Record<Canton, SourcedText>>> = {
  ZH: {
    text: 'Online at zh.ch (“Nachträgliche ordentliche Veranlagung beantragen”), Kantonales Steueramt, Quellensteuer, Bändliweg 21, 8090 Zürich',
    ...{ sureness: 'certain', source: 'canton of Zurich, September 2026' },
  },
  LU: {
    text: 'Dienststelle Steuern, Quellensteuer, Buobenmatt 1, Postfach 3464, 6002 Luzern',
    ...{ sureness: 'likely', source: 'steuern.lu.ch, 2021' },
  },
  BS: {
    text: 'Steuerverwaltung Basel-Stadt, Fischmarkt 10, 4001 Basel, on the “Formular für den Antrag auf ordentliche Veranlagung”',
    ...{ sureness: 'certain', source: 'canton of Basel-Stadt, questions and answers' },
  },
  AR: {
    text: 'Online with the Kantonale Steuerverwaltung in Herisau; the day of the electronic request counts',
    ...{ sureness: 'likely', source: 'hallo-ar.ch' },
  },
  SG: {
    text: 'Kantonales Steueramt, Quellensteuer, Davidstrasse 41, 9001 St. Gallen',
    ...{ sureness: 'certain', source: 'canton of St Gallen; Federal Supreme Court, 9C_592/2023' },
  },
  AG: {
    text: 'Kantonales Steueramt, Quellensteuer, on the form “NOV auf Antrag”',
    ...{ sureness: 'certain', source: 'ag.ch' },
  },
  TG: {
    text: 'Steuerverwaltung Thurgau, Quellensteuer',
    ...{ sureness: 'certain', source: 'Thurgau tax practice, StP 113 no. 1' },
  },
  VD: {
    text: 'Administration cantonale des impôts, Section impôt à la source, rue Caroline 9bis, 1014 Lausanne',
    ...{ sureness: 'likely', source: 'forms of the canton' },
  },
  GE: {
    text: 'Administration fiscale cantonale, impôt à la source, on the form “DRIS/TOU”',
    ...{ sureness: 'certain', source: 'canton of Geneva, guide of 2021 and directives of 2025' },
  },
}
