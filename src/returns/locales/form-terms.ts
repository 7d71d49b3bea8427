import type { TransferLineId } from '#returns/transfer/transfer-lines.ts'
import type { Canton } from '#tax/figures.ts'

/** Usual names of the lines on the forms: German, French. */
const terms: Readonly<Partial<Record<TransferLineId, readonly [german: string, french: string]>>> = {
  salary: ['Nettolohn Haupterwerb', 'Salaire net, activité principale'],
  'gross-salary': ['Bruttolohn', 'Salaire brut'],
  'side-job': ['Nettolohn Nebenerwerb', 'Salaire net, activité accessoire'],
  equity: ['Mitarbeiterbeteiligungen', 'Participations de collaborateur'],
  'self-employment': ['Selbständige Erwerbstätigkeit', 'Activité indépendante'],
  pension: ['Renten', 'Rentes'],
  'daily-allowances': ['Taggelder', 'Indemnités journalières'],
  'child-allowances': ['Kinder- und Familienzulagen', 'Allocations familiales'],
  alimony: ['Unterhaltsbeiträge', 'Pensions alimentaires reçues'],
  'other-income': ['Übrige Einkünfte', 'Autres revenus'],
  'securities-a': ['Werte mit Verrechnungssteuer (A)', 'Valeurs avec impôt anticipé (A)'],
  'securities-b': ['Werte ohne Verrechnungssteuer (B)', 'Valeurs sans impôt anticipé (B)'],
  'securities-income': ['Wertschriftenertrag', 'Rendement des titres'],
  'withholding-tax': ['Verrechnungssteueranspruch', 'Impôt anticipé à récupérer'],
  'foreign-tax-credit': ['Anrechnung ausländischer Quellensteuern (DA-1)', 'Imputation d’impôts étrangers (DA-1)'],
  'us-withholding': ['Zusätzlicher Steuerrückbehalt USA', 'Retenue supplémentaire USA'],
  'property-income': ['Mietertrag, Eigenmietwert', 'Loyers, valeur locative'],
  'property-upkeep': ['Unterhaltskosten', 'Frais d’entretien'],
  'property-net': ['Nettoertrag Liegenschaften', 'Rendement net des immeubles'],
  'total-income': ['Total der Einkünfte', 'Total des revenus'],
  commuting: ['Fahrkosten', 'Frais de déplacement'],
  meals: ['Auswärtige Verpflegung', 'Repas hors du domicile'],
  'weekly-stay': ['Auswärtiger Wochenaufenthalt', 'Séjour hors du domicile'],
  'professional-costs': ['Übrige Berufskosten', 'Autres frais professionnels'],
  'side-job-costs': ['Berufskosten Nebenerwerb', 'Frais de l’activité accessoire'],
  'work-costs': ['Berufsauslagen', 'Frais professionnels'],
  'debt-interest': ['Schuldzinsen', 'Intérêts passifs'],
  'alimony-paid': ['Bezahlte Unterhaltsbeiträge', 'Pensions alimentaires versées'],
  'pillar-3a': ['Säule 3a', '3e pilier A'],
  'insurance-premiums': ['Versicherungsprämien und Sparzinsen', 'Primes d’assurance et intérêts d’épargne'],
  'pension-purchase': ['Einkauf 2. Säule', 'Rachat 2e pilier'],
  training: ['Aus- und Weiterbildung', 'Formation et perfectionnement'],
  'bank-charges': ['Verwaltung des Privatvermögens', 'Frais d’administration des titres'],
  'other-deduction': ['Weitere Abzüge', 'Autres déductions'],
  'child-care': ['Fremdbetreuung der Kinder', 'Frais de garde'],
  'second-earner': ['Zweitverdienerabzug', 'Déduction pour double activité'],
  rent: ['Mietabzug', 'Déduction pour le logement'],
  'total-deductions': ['Total der Abzüge', 'Total des déductions'],
  'net-income': ['Nettoeinkommen', 'Revenu net'],
  'medical-costs': ['Krankheits- und Unfallkosten', 'Frais médicaux'],
  donations: ['Gemeinnützige Zuwendungen', 'Dons'],
  children: ['Kinderabzug', 'Déduction pour enfants'],
  accounts: ['Konten', 'Comptes'],
  securities: ['Wertschriften', 'Titres'],
  crypto: ['Kryptowährungen', 'Cryptomonnaies'],
  'securities-value': ['Wertschriften und Guthaben', 'Titres et autres placements'],
  'life-insurance': ['Lebensversicherungen', 'Assurances-vie'],
  vehicle: ['Motorfahrzeuge', 'Véhicules'],
  'other-asset': ['Übrige Vermögenswerte', 'Autres éléments de fortune'],
  property: ['Liegenschaften', 'Immeubles'],
  'total-assets': ['Total der Vermögenswerte', 'Total des actifs'],
  mortgage: ['Hypotheken', 'Dettes hypothécaires'],
  'bank-debt': ['Bankdarlehen', 'Dettes bancaires'],
  'other-debt': ['Übrige Schulden', 'Autres dettes'],
  'total-debts': ['Schulden', 'Dettes'],
  'tax-at-source': ['Quellensteuer', 'Impôt à la source'],
  prepaid: ['Bezahlte Raten', 'Acomptes versés'],
  'taxable-income': ['Steuerbares Einkommen', 'Revenu imposable'],
  'taxable-wealth': ['Steuerbares Vermögen', 'Fortune imposable'],
}

const frenchCantons: readonly Canton[] = ['GE', 'JU', 'NE', 'VD']
const bothLanguages: readonly Canton[] = ['BE', 'FR', 'VS']

/** Name of a line in the language of the canton's form; both names in cantons with two languages. */
export function formTerm(id: TransferLineId, canton: Canton | null): { text: string; lang: 'de' | 'fr' }[] {
  const found = terms[id]
  if (!found) return []
  const [german, french] = [{ text: found[0], lang: 'de' } as const, { text: found[1], lang: 'fr' } as const]
  if (canton !== null && bothLanguages.includes(canton)) return [german, french]
  return [canton !== null && frenchCantons.includes(canton) ? french : german]
}
