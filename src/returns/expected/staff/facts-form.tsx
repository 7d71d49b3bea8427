import { Form } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { civilStatuses, isCivilStatus } from '#accounts/people/household.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatAmount, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { TaxAnswer, TaxData } from './tax-data.ts'

const copy = () => t(returnStaffTexts.factsForm)

const confessionOptions = [
  {
    value: 'none',
    get label() {
      return copy().none
    },
  },
  {
    value: 'protestant',
    get label() {
      return copy().protestantReformed
    },
  },
  {
    value: 'roman-catholic',
    get label() {
      return copy().romanCatholic
    },
  },
  {
    value: 'christ-catholic',
    get label() {
      return copy().christianCatholic
    },
  },
]

/** Form for the household facts of a case. A field left empty means that the client's answer or profile applies. */
export function FactsForm({ view, answer }: { view: TaxData; answer: TaxAnswer | undefined }) {
  const { household, taxYear, mayWrite } = view
  const { saved, ofClient } = household
  const profile = ofClient.facts
  const lived = { isPartYear: profile.isPartYear, livesAbroad: profile.elsewhere?.livesAbroad ?? null }
  const submitted = answer?.values ?? {
    commune: saved?.commune ?? '',
    civilStatus: saved?.civilStatus ?? '',
    childrenBorn: saved?.childrenBorn?.length === 0 ? '0' : (saved?.childrenBorn?.join(', ') ?? ''),
    confession: saved?.confession ?? '',
    birthYear: String(saved?.birthYear ?? ''),
    partnerBirthYear: String(saved?.partnerBirthYear ?? ''),
    arrivedOn: saved?.arrivedOn ?? '',
    leftOn: saved?.leftOn ?? '',
    residence: residenceOf(saved),
    worldIncome: amountOf(saved?.worldIncomeCents),
    worldAssets: amountOf(saved?.worldAssetsCents),
  }
  const statuses = t(accountTexts.accounts).civilStatuses
  const status = profile.civilStatus
  return (
    <Panel title={copy().household} id="household">
      <p className="soft t14">{copy().ifYouLeaveFieldEmpty}</p>
      {answer && (
        <div className="mt-16">
          <Note kind="bad" title={copy().notSaved} live>
            {answer.text}
          </Note>
        </div>
      )}
      <Form method="post" className="stack mt-16" preventScrollReset key={saved?.version ?? 0}>
        <input type="hidden" name="intent" value="facts" />
        <input type="hidden" name="version" value={saved?.version ?? 0} />
        <Field
          name="commune"
          label={copy().communeOn31Dec(taxYear)}
          hint={copy().fromClient(ofClient.commune ?? 'not known')}
          optional
        >
          <TextInput defaultValue={submitted.commune} maxLength={80} autoComplete="off" />
        </Field>
        <Field
          name="civilStatus"
          label={copy().maritalStatus}
          hint={copy().fromClient2(status !== null && isCivilStatus(status) ? statuses[status] : 'not known')}
          optional
        >
          <Select
            options={civilStatuses.map((value) => ({ value, label: statuses[value] }))}
            placeholder={copy().fromClient3}
            defaultValue={submitted.civilStatus}
          />
        </Field>
        <Field
          name="childrenBorn"
          label={copy().childrenWithDeductionYearsOf}
          hint={copy().fromClientEnter0For(profile.childrenBorn.join(', ') || 'none under 18')}
          optional
        >
          <TextInput defaultValue={submitted.childrenBorn} maxLength={100} autoComplete="off" />
        </Field>
        <Field
          name="confession"
          label={copy().religiousAffiliation}
          hint={copy().fromClient4(
            confessionOptions.find(({ value }) => value === profile.confession)?.label ?? 'not known',
          )}
          optional
        >
          <Select options={confessionOptions} placeholder={copy().fromClient3} defaultValue={submitted.confession} />
        </Field>
        <Field name="birthYear" label={copy().yearOfBirth} hint={copy().neededForGrossSalary} optional>
          <TextInput defaultValue={submitted.birthYear} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field name="partnerBirthYear" label={copy().partnersYearOfBirth} hint={copy().neededForGrossSalary} optional>
          <TextInput defaultValue={submitted.partnerBirthYear} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
        <Field
          name="residence"
          label={copy().livedInSwitzerland}
          hint={copy().fromClient2(copy().residences[residenceOf(lived) || 'whole'])}
          optional
        >
          <Select
            options={[
              { value: 'whole', label: copy().wholeYear },
              { value: 'part', label: copy().partOfYear },
              { value: 'abroad', label: copy().notAtAll },
            ]}
            placeholder={copy().fromClient3}
            defaultValue={submitted.residence}
          />
        </Field>
        <Field
          name="arrivedOn"
          label={copy().arrivedOn}
          hint={copy().fromClient2(profile.arrivedOn ? formatLongDate(profile.arrivedOn) : copy().notKnown)}
          optional
        >
          <DateInput defaultValue={submitted.arrivedOn} />
        </Field>
        <Field
          name="leftOn"
          label={copy().leftOn}
          hint={copy().fromClient2(profile.leftOn ? formatLongDate(profile.leftOn) : copy().notKnown)}
          optional
        >
          <DateInput defaultValue={submitted.leftOn} />
        </Field>
        <Field
          name="worldIncome"
          label={copy().worldIncome(taxYear)}
          hint={`${copy().worldIncomeHint} ${ofClientAmount(profile.elsewhere?.worldIncomeCents)}`}
          optional
        >
          <MoneyInput defaultValue={submitted.worldIncome} maxLength={20} />
        </Field>
        <Field
          name="worldAssets"
          label={copy().worldAssets(taxYear)}
          hint={`${copy().worldAssetsHint} ${ofClientAmount(profile.elsewhere?.worldAssetsCents)}`}
          optional
        >
          <MoneyInput defaultValue={submitted.worldAssets} maxLength={20} />
        </Field>
        {mayWrite && (
          <p>
            <Button kind="outline">{copy().saveHousehold}</Button>
          </p>
        )}
      </Form>
    </Panel>
  )
}

type Residence = { isPartYear: boolean | null; livesAbroad: boolean | null }

function residenceOf(lived: Residence | null): 'abroad' | 'part' | 'whole' | '' {
  if (lived?.livesAbroad) return 'abroad'
  if (lived?.isPartYear == null) return ''
  return lived.isPartYear ? 'part' : 'whole'
}

function amountOf(cents: number | null | undefined): string {
  return cents == null ? '' : formatAmount(cents)
}

function ofClientAmount(cents: number | null | undefined): string {
  return copy().fromClient2(cents == null ? copy().notKnown : formatMoney(cents))
}
