import { Form, Link } from 'react-router'
import { type AddressInput, savedParams } from '#admin/lists/address.ts'
import { type Filter, type Filters, namesOf } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.filterForm)

type Props = {
  filters: Readonly<Record<string, Filter>>
  chosen: Filters
  given: AddressInput
  search: string
  isFiltered: boolean
  clearTo: string
}

export function FilterForm({ filters, chosen, given, search, isFiltered, clearTo }: Props) {
  const names = namesOf(filters).filter((name) => (filters[name]?.by ?? 'form') === 'form')
  if (names.length === 0) return null
  const field = (name: string) => {
    const filter = filters[name]
    return filter && <FilterField key={name} name={name} filter={filter} value={chosen[name]} given={given} />
  }
  const [first = '', ...others] = names
  const isLong = others.length > 1
  return (
    <Form method="get" className="filters mt-16" key={search} role="search">
      {savedParams(search, names).map(([name, value]) => (
        <input type="hidden" key={`${name} ${value}`} name={name} value={value} />
      ))}
      {field(first)}
      {isLong && (
        <label className="filters-open">
          <input type="checkbox" className="tick" defaultChecked={others.some((name) => chosen[name])} />
          {copy().allFilters}
        </label>
      )}
      {isLong ? <span className="filters-more">{others.map(field)}</span> : others.map(field)}
      <Button kind="outline" size="small" icon="search">
        {copy().search}
      </Button>
      {isFiltered && (
        <Link to={clearTo} className="button quiet small">
          {copy().clearFilters}
        </Link>
      )}
    </Form>
  )
}

type FieldProps = { name: string; filter: Filter; value: string | undefined; given: AddressInput }

function FilterField({ name, filter, value, given }: FieldProps) {
  const { kind, label, placeholder = label, options } = filter
  switch (kind) {
    case 'choice':
      return (
        <Select
          name={name}
          aria-label={label}
          {...(given.fallbacks?.[name] === undefined && { placeholder })}
          options={[...(options?.() ?? given.choices?.[name] ?? [])]}
          defaultValue={value ?? ''}
        />
      )
    case 'flag':
      return <Checkbox name={name} value="1" label={label} defaultChecked={value === '1'} />
    case 'day':
      return (
        <DateInput name={name} aria-label={label} placeholder={placeholder} {...(value && { defaultValue: value })} />
      )
    case 'search':
    case 'text':
      return (
        <TextInput type="search" name={name} aria-label={label} placeholder={placeholder} defaultValue={value ?? ''} />
      )
  }
}
