import type { OfficeLanguage } from '#cases/assessment/objection-letter.ts'
import { t } from '#platform/texts.ts'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'

const copy = () => t(returnTexts.officeNames)

type Names = { codes: Readonly<Record<FigureCode, string>>; persons: Readonly<Record<FigurePerson, string>> }

export const officeNames: Readonly<Record<OfficeLanguage, Names>> = {
  de: {
    persons: {
      get client() {
        return copy().kundinKunde
      },
      partner: 'Ehepartner',
      joint: 'beide Ehegatten',
    },
    codes: {
      'gross-salary': 'Bruttolohn',
      ...{
        get salary() {
          return copy().einkNfteAusHaupterwerb
        },
        get 'side-job'() {
          return copy().einkNfteAusNebenerwerb
        },
      },
      ...{
        get 'self-employment'() {
          return copy().einkNfteAusSelbstNdiger
        },
        get pension() {
          return copy().rentenUndPensionen
        },
      },
      ...{
        'daily-allowances': 'Taggelder',
        get 'child-allowances'() {
          return copy().direktAusbezahlteKinderzulagen
        },
      },
      ...{
        get alimony() {
          return copy().erhalteneUnterhaltsbeitrGe
        },
        get 'interest-taxed'() {
          return copy().zinsertrGeMitVerrechnungssteuer
        },
      },
      get 'interest-untaxed'() {
        return copy().zinsertrGeOhneVerrechnungssteuer
      },
      get 'securities-taxed'() {
        return copy().wertschriftenertrGeMitVerrechnungssteuer
      },
      get 'securities-untaxed'() {
        return copy().wertschriftenertrGeOhneVerrechnungssteuer
      },
      ...{
        get 'property-income'() {
          return copy().liegenschaftsertragUndEigenmietwert
        },
        get 'foreign-income'() {
          return copy().auslNdischeEinkNfte
        },
      },
      ...{
        get 'other-income'() {
          return copy().weitereEinkNfte
        },
        commuting: 'Fahrkosten',
        get meals() {
          return copy().auswRtigeVerpflegung
        },
      },
      ...{
        'professional-costs': 'Übrige Berufskosten',
        get 'expatriate-costs'() {
          return copy().besondereBerufskostenExpav
        },
      },
      ...{
        get training() {
          return copy().ausUndWeiterbildungskosten
        },
        'debt-interest': 'Schuldzinsen',
        get 'pillar-3a'() {
          return copy().sUle3a
        },
      },
      ...{
        get 'pension-purchase'() {
          return copy().einkaufInDie2S
        },
        get 'insurance-premiums'() {
          return copy().versicherungsprMienUndSparzinsen
        },
      },
      ...{
        get 'medical-costs'() {
          return copy().krankheitsUndUnfallkosten
        },
        get 'child-care'() {
          return copy().kostenDerKinderdrittbetreuung
        },
      },
      ...{
        get 'alimony-paid'() {
          return copy().bezahlteUnterhaltsbeitrGe
        },
        get donations() {
          return copy().freiwilligeZuwendungen
        },
      },
      ...{
        get 'bank-charges'() {
          return copy().kostenDerVermGensverwaltung
        },
        'property-upkeep': 'Liegenschaftsunterhalt',
      },
      ...{
        'weekly-stay': 'Wochenaufenthalt',
        get 'foreign-property'() {
          return copy().liegenschaftenImAusland
        },
      },
      get 'one-off-pay'() {
        return copy().oneOffPayDe
      },
      get equity() {
        return copy().equityDe
      },
      get 'equity-abroad'() {
        return copy().equityAbroadDe
      },
      get 'equity-abroad-in-salary'() {
        return copy().equityInSalaryDe
      },
      get 'pillar-3a-purchase'() {
        return copy().purchase3aDe
      },
      get 'other-canton-property'() {
        return copy().liegenschaftenAusserkantonal
      },
      get 'other-canton-income'() {
        return copy().liegenschaftsertragAusserkantonal
      },
      get 'other-canton-upkeep'() {
        return copy().liegenschaftsunterhaltAusserkantonal
      },
      get 'foreign-business-income'() {
        return copy().geschaeftsertragImAusland
      },
      get 'foreign-business-loss'() {
        return copy().geschaeftsverlustImAusland
      },
      get 'foreign-property-income'() {
        return copy().liegenschaftsertragImAusland
      },
      get 'foreign-property-upkeep'() {
        return copy().liegenschaftsunterhaltImAusland
      },
      ...{
        get 'foreign-mortgage'() {
          return copy().hypothekarschuldenImAusland
        },
        get 'foreign-interest'() {
          return copy().hypothekarzinsenImAusland
        },
      },
      ...{
        get 'other-deduction'() {
          return copy().weitereAbzGe
        },
        get accounts() {
          return copy().guthabenPer3112
        },
        securities: 'Wertschriften',
      },
      ...{
        get 'life-insurance'() {
          return copy().lebensversicherungenRCkkaufswert
        },
        crypto: 'Kryptowährungen',
      },
      ...{ property: 'Liegenschaften', vehicle: 'Fahrzeuge', 'other-asset': 'Übrige Vermögenswerte' },
      ...{ mortgage: 'Hypothekarschulden', 'bank-debt': 'Bankschulden', 'other-debt': 'Übrige Schulden' },
      ...{ 'tax-at-source': 'Quellensteuer', prepaid: 'Vorauszahlungen', 'withholding-tax': 'Verrechnungssteuer' },
      get 'foreign-tax-credit'() {
        return copy().anrechnungAuslNdischerQuellensteuernDa
      },
      get 'us-withholding'() {
        return copy().zusTzlicherSteuerrCkbehaltUsa
      },
    },
  },
  fr: {
    persons: { client: 'contribuable', partner: 'conjoint', joint: 'les deux conjoints' },
    codes: {
      get 'gross-salary'() {
        return copy().salaireBrut
      },
      ...{
        get salary() {
          return copy().revenuDeLactivitPrincipale
        },
        get 'side-job'() {
          return copy().revenuDeLactivitAccessoire
        },
      },
      ...{
        get 'self-employment'() {
          return copy().revenuDeLactivitIndPendante
        },
        get pension() {
          return copy().rentesEtPensions
        },
      },
      ...{
        get 'daily-allowances'() {
          return copy().indemnitSJournaliRes
        },
        get 'child-allowances'() {
          return copy().allocationsVersEsDirectement
        },
      },
      ...{
        get alimony() {
          return copy().contributionsDentretienReUes
        },
        get 'interest-taxed'() {
          return copy().intRTsSoumisLimp
        },
      },
      get 'interest-untaxed'() {
        return copy().intRTsNonSoumis
      },
      get 'securities-taxed'() {
        return copy().rendementsDeTitresSoumisLimp
      },
      get 'securities-untaxed'() {
        return copy().rendementsDeTitresNonSoumis
      },
      ...{
        get 'property-income'() {
          return copy().rendementImmobilierEtValeurLocative
        },
        get 'foreign-income'() {
          return copy().revenusTrangers
        },
      },
      ...{
        get 'other-income'() {
          return copy().autresRevenus
        },
        get commuting() {
          return copy().fraisDeDPlacement
        },
        get meals() {
          return copy().repasHorsDuDomicile
        },
      },
      ...{
        get 'professional-costs'() {
          return copy().autresFraisProfessionnels
        },
      },
      get 'expatriate-costs'() {
        return copy().fraisProfessionnelsParticuliersOexpa
      },
      ...{
        get training() {
          return copy().fraisDeFormationEtDe
        },
        get 'debt-interest'() {
          return copy().intRTsPassifs
        },
      },
      ...{
        get 'pillar-3a'() {
          return copy().pilier3a
        },
        get 'pension-purchase'() {
          return copy().rachatDu2ePilier
        },
      },
      ...{
        get 'insurance-premiums'() {
          return copy().primesDassuranceEtIntR
        },
      },
      ...{
        get 'medical-costs'() {
          return copy().fraisDeMaladieEtDaccident
        },
        get 'child-care'() {
          return copy().fraisDeGardeDesEnfants
        },
      },
      ...{
        get 'alimony-paid'() {
          return copy().contributionsDentretienVersEs
        },
        get donations() {
          return copy().versementsBNVoles
        },
      },
      ...{
        get 'bank-charges'() {
          return copy().fraisDadministrationDeLaFortune
        },
        get 'property-upkeep'() {
          return copy().fraisDentretienDimmeubles
        },
      },
      ...{
        get 'weekly-stay'() {
          return copy().sJourHebdomadaire
        },
        get 'foreign-property'() {
          return copy().immeublesLTranger
        },
      },
      get 'one-off-pay'() {
        return copy().oneOffPayFr
      },
      get equity() {
        return copy().equityFr
      },
      get 'equity-abroad'() {
        return copy().equityAbroadFr
      },
      get 'equity-abroad-in-salary'() {
        return copy().equityInSalaryFr
      },
      get 'pillar-3a-purchase'() {
        return copy().purchase3aFr
      },
      get 'other-canton-property'() {
        return copy().immeublesHorsCanton
      },
      get 'other-canton-income'() {
        return copy().rendementImmobilierHorsCanton
      },
      get 'other-canton-upkeep'() {
        return copy().fraisDentretienHorsCanton
      },
      get 'foreign-business-income'() {
        return copy().beneficeEntrepriseLTranger
      },
      get 'foreign-business-loss'() {
        return copy().perteEntrepriseLTranger
      },
      get 'foreign-property-income'() {
        return copy().rendementImmobilierLTranger
      },
      get 'foreign-property-upkeep'() {
        return copy().fraisDentretienDimmeublesLTranger
      },
      get 'foreign-mortgage'() {
        return copy().dettesHypothCairesLTranger
      },
      get 'foreign-interest'() {
        return copy().intRTsHypothCaires
      },
      ...{
        get 'other-deduction'() {
          return copy().autresDDuctions
        },
        get accounts() {
          return copy().avoirsAu3112
        },
        securities: 'Titres',
      },
      ...{
        get 'life-insurance'() {
          return copy().assurancesVieValeurDeRachat
        },
        crypto: 'Cryptomonnaies',
      },
      ...{
        property: 'Immeubles',
        vehicle: 'Véhicules',
        get 'other-asset'() {
          return copy().autresLMentsDeFortune
        },
      },
      ...{
        get mortgage() {
          return copy().dettesHypothCaires
        },
        get 'bank-debt'() {
          return copy().dettesBancaires
        },
        get 'other-debt'() {
          return copy().autresDettes
        },
      },
      ...{
        get 'tax-at-source'() {
          return copy().impTLaSource
        },
        prepaid: 'Acomptes',
        get 'withholding-tax'() {
          return copy().impTAnticip
        },
      },
      get 'foreign-tax-credit'() {
        return copy().imputationDimpTsTrangersLa
      },
      get 'us-withholding'() {
        return copy().retenueSupplMentaireDimpT
      },
    },
  },
  it: {
    persons: { client: 'contribuente', partner: 'coniuge', joint: 'entrambi i coniugi' },
    codes: {
      get 'gross-salary'() {
        return copy().salarioLordo
      },
      ...{
        get salary() {
          return copy().redditoDellattivitPrincipale
        },
        get 'side-job'() {
          return copy().redditoDellattivitAccessoria
        },
      },
      ...{
        get 'self-employment'() {
          return copy().redditoDellattivitIndipendente
        },
        get pension() {
          return copy().renditeEPensioni
        },
      },
      ...{
        get 'daily-allowances'() {
          return copy().indennitGiornaliere
        },
        get 'child-allowances'() {
          return copy().assegniPerFigliVersatiDirettamente
        },
      },
      ...{
        get alimony() {
          return copy().alimentiRicevuti
        },
        get 'interest-taxed'() {
          return copy().interessiConImpostaPreventiva
        },
      },
      get 'interest-untaxed'() {
        return copy().interessiSenzaImpostaPreventiva
      },
      get 'securities-taxed'() {
        return copy().redditiDaTitoliConImposta
      },
      get 'securities-untaxed'() {
        return copy().redditiDaTitoliSenzaImposta
      },
      ...{
        get 'property-income'() {
          return copy().redditoImmobiliareEValoreLocativo
        },
        get 'foreign-income'() {
          return copy().redditiEsteri
        },
      },
      ...{
        get 'other-income'() {
          return copy().altriRedditi
        },
        get commuting() {
          return copy().speseDiTrasporto
        },
        get meals() {
          return copy().pastiFuoriDomicilio
        },
      },
      ...{
        get 'professional-costs'() {
          return copy().altreSpeseProfessionali
        },
      },
      get 'expatriate-costs'() {
        return copy().speseProfessionaliParticolariOespa
      },
      ...{
        get training() {
          return copy().speseDiFormazioneEPerfezionamento
        },
        get 'debt-interest'() {
          return copy().interessiPassivi
        },
      },
      ...{
        get 'pillar-3a'() {
          return copy().pilastro3a
        },
        get 'pension-purchase'() {
          return copy().riscattoDel2Pilastro
        },
      },
      ...{
        get 'insurance-premiums'() {
          return copy().premiAssicurativiEInteressiSu
        },
      },
      ...{
        get 'medical-costs'() {
          return copy().speseDiMalattiaEInfortunio
        },
        get 'child-care'() {
          return copy().spesePerLaCuraDei
        },
      },
      ...{
        get 'alimony-paid'() {
          return copy().alimentiVersati
        },
        donations: 'Liberalità',
      },
      ...{
        get 'bank-charges'() {
          return copy().speseDiAmministrazioneDeiTitoli
        },
        get 'property-upkeep'() {
          return copy().speseDiManutenzioneImmobili
        },
      },
      ...{
        get 'weekly-stay'() {
          return copy().soggiornoSettimanale
        },
        get 'foreign-property'() {
          return copy().immobiliAllestero
        },
      },
      get 'one-off-pay'() {
        return copy().oneOffPayIt
      },
      get equity() {
        return copy().equityIt
      },
      get 'equity-abroad'() {
        return copy().equityAbroadIt
      },
      get 'equity-abroad-in-salary'() {
        return copy().equityInSalaryIt
      },
      get 'pillar-3a-purchase'() {
        return copy().purchase3aIt
      },
      get 'other-canton-property'() {
        return copy().immobiliFuoriCantone
      },
      get 'other-canton-income'() {
        return copy().redditoImmobiliareFuoriCantone
      },
      get 'other-canton-upkeep'() {
        return copy().speseDiManutenzioneFuoriCantone
      },
      get 'foreign-business-income'() {
        return copy().utileAziendaAllestero
      },
      get 'foreign-business-loss'() {
        return copy().perditaAziendaAllestero
      },
      get 'foreign-property-income'() {
        return copy().redditoImmobiliareAllestero
      },
      get 'foreign-property-upkeep'() {
        return copy().speseDiManutenzioneImmobiliAllestero
      },
      ...{
        get 'foreign-mortgage'() {
          return copy().debitiIpotecariAllestero
        },
        get 'foreign-interest'() {
          return copy().interessiIpotecariAllestero
        },
      },
      ...{
        get 'other-deduction'() {
          return copy().altreDeduzioni
        },
        get accounts() {
          return copy().averiAl3112
        },
        securities: 'Titoli',
      },
      ...{
        get 'life-insurance'() {
          return copy().assicurazioniVitaValoreDiRiscatto
        },
        crypto: 'Criptovalute',
      },
      ...{
        property: 'Immobili',
        vehicle: 'Veicoli',
        get 'other-asset'() {
          return copy().altriElementiDellaSostanza
        },
      },
      ...{
        get mortgage() {
          return copy().debitiIpotecari
        },
        get 'bank-debt'() {
          return copy().debitiBancari
        },
        get 'other-debt'() {
          return copy().altriDebiti
        },
      },
      ...{
        get 'tax-at-source'() {
          return copy().impostaAllaFonte
        },
        prepaid: 'Acconti',
        get 'withholding-tax'() {
          return copy().impostaPreventiva
        },
      },
      get 'foreign-tax-credit'() {
        return copy().computoDiImposteAllaFonte
      },
      get 'us-withholding'() {
        return copy().ritenutaSupplementareDimpostaUsa
      },
    },
  },
}
