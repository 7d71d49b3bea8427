import { Field } from '#design/field.tsx'
import { TextInput } from '#design/input.tsx'
import { type EnteredPayee, longestPayee, type PayeeFaults } from '#shop/payouts/payee.ts'
import { payoutWords } from '#shop/payouts/words.ts'

type Props = { entered?: EnteredPayee; faults?: PayeeFaults; isOptional?: boolean; prefix?: string }

/** Whose account money goes to. `prefix` tells the fields of several forms on a page apart. */
export function PayeeFields({ entered = {}, faults = {}, isOptional = false, prefix = '' }: Props) {
  const { fields, faults: words } = payoutWords()
  const errorOf = (name: keyof PayeeFaults) => {
    const fault = faults[name]
    return fault ? { error: words[fault] } : {}
  }
  const asked = isOptional ? { optional: true } : { required: true }
  return (
    <>
      <Field
        name="payeeName"
        id={`${prefix}payeeName`}
        label={fields.name}
        hint={fields.nameHint}
        {...errorOf('payeeName')}
        {...asked}
      >
        <TextInput autoComplete="off" maxLength={longestPayee} defaultValue={entered.payeeName} />
      </Field>
      <Field
        name="payeeIban"
        id={`${prefix}payeeIban`}
        label={fields.iban}
        hint={fields.ibanHint}
        {...errorOf('payeeIban')}
        {...asked}
      >
        <TextInput autoComplete="off" spellCheck={false} maxLength={42} defaultValue={entered.payeeIban} />
      </Field>
      <Field
        name="payeeBic"
        id={`${prefix}payeeBic`}
        label={fields.bic}
        hint={fields.bicHint}
        {...errorOf('payeeBic')}
        optional
      >
        <TextInput autoComplete="off" spellCheck={false} maxLength={14} defaultValue={entered.payeeBic} />
      </Field>
    </>
  )
}
