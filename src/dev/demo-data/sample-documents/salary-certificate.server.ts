import { formatAmount } from '#platform/format.ts'
import { type Sheet, write } from './sheet.server.ts'

type Salary = { name: string; year: number; netCents: number; employer: string }

// Boxes of form 11 of the Swiss tax authorities: number, wording, share of the gross salary in basis points.
const boxes: readonly (readonly [number: string, text: string, share: number | null])[] = [
  ['1.', 'Salär / Rente · Salaire / Rente', 9_620],
  ['2.', 'Gehaltsnebenleistungen · Prestations salariales accessoires', null],
  ['2.1', 'Verpflegung, Unterkunft · Pension, logement', null],
  ['2.2', 'Privatanteil Geschäftswagen · Part privée véhicule de service', null],
  ['3.', 'Unregelmässige Leistungen · Prestations non périodiques', 380],
  ['4.', 'Kapitalleistungen · Prestations en capital', null],
  ['5.', 'Beteiligungsrechte gemäss Beiblatt · Droits de participation', null],
  ['6.', 'Verwaltungsratsentschädigungen · Indemnités des administrateurs', null],
  ['7.', 'Andere Leistungen · Autres prestations', null],
  ['8.', 'Bruttolohn total / Rente · Salaire brut total / Rente', 10_000],
  ['9.', 'Beiträge AHV/IV/EO/ALV/NBUV · Cotisations AVS/AI/APG/AC/AANP', -740],
  ['10.1', 'Berufliche Vorsorge, ordentliche Beiträge · Prévoyance, ordinaires', -610],
  ['10.2', 'Berufliche Vorsorge, Beiträge für den Einkauf · Rachat', null],
  ['11.', 'Nettolohn / Rente: in die Steuererklärung übertragen', 8_650],
  ['12.', 'Quellensteuerabzug · Retenue de l’impôt à la source', -1_542],
]

/** Salary certificate in the layout of form 11 (Lohnausweis). */
export const salaryCertificate =
  ({ name, year, netCents, employer }: Salary) =>
  (sheet: Sheet) => {
    const gross = Math.round((netCents * 10_000) / 8_650)
    const amount = (share: number) => (share === 8_650 ? netCents : Math.round((gross * share) / 10_000))
    sheet.rect(40, 36, 515, 60).stroke()
    write(sheet, 'A  X  Lohnausweis · Certificat de salaire · Certificato di salario', 50, 44, {
      bold: true,
      size: 10.5,
    })
    write(sheet, 'B  –  Rentenbescheinigung · Attestation de rentes', 50, 62)
    write(sheet, 'MUSTER', 480, 50, { bold: true, size: 14, width: 70 })
    field(sheet, 'C', 'AHV-Nr. · No AVS', '756.0000.0000.00', 40, 102)
    field(sheet, 'D', 'Jahr · Année', String(year), 300, 102)
    field(sheet, 'E', 'von – bis · du – au', `01.01.${year} – 31.12.${year}`, 40, 138)
    field(sheet, 'F', 'Unentgeltliche Beförderung · Transport gratuit', '–', 300, 138)
    field(sheet, 'H', 'Person', `${name}, Musterweg 7, 2502 Biel/Bienne`, 40, 174)
    field(sheet, 'G', 'Kantinenverpflegung · Repas à la cantine', 'X', 300, 174)
    sheet.rect(40, 218, 515, boxes.length * 30).stroke()
    for (const [at, [number, text, share]] of boxes.entries()) {
      const y = 218 + at * 30
      if (at > 0) sheet.moveTo(40, y).lineTo(555, y).stroke()
      const bold = number === '8.' || number === '11.'
      write(sheet, number, 48, y + 10, { bold, width: 30 })
      write(sheet, text, 80, y + 10, { bold, size: 8.5, width: 350 })
      if (share !== null) write(sheet, formatAmount(amount(share)), 440, y + 10, { bold, width: 105, align: 'right' })
    }
    const end = 218 + boxes.length * 30 + 12
    write(sheet, '15. Bemerkungen · Observations: Anteil Aussendienst 0 %. Muster, keine echte Urkunde.', 48, end)
    write(sheet, `I  Biel/Bienne, 15.01.${year + 1}`, 48, end + 26)
    write(sheet, `${employer}\nMusterstrasse 1, 2501 Biel/Bienne\n+41 32 000 00 00`, 320, end + 26)
  }

function field(sheet: Sheet, letter: string, label: string, value: string, x: number, y: number): void {
  sheet.rect(x, y, 255, 32).stroke()
  write(sheet, `${letter}  ${label}`, x + 6, y + 4, { size: 7, fine: true, width: 243 })
  write(sheet, value, x + 18, y + 15, { bold: true, width: 232 })
}
