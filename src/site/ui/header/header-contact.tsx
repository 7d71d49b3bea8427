import { company } from '#company/company.ts'

export function HeaderContact() {
  return (
    <>
      <a href={`mailto:${company().email}`}>{company().email}</a>
      <span>{company().location}</span>
      <span className="wide-only">{company().hours.short}</span>
    </>
  )
}
