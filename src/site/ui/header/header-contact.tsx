import { company } from '#content/company.ts'

/** How to reach us, where and when. */
export function HeaderContact() {
  return (
    <>
      <a href={`mailto:${company.email.value}`}>{company.email.value}</a>
      <span className="medium-only">{company.location}</span>
      <span className="wide-only">{company.hoursText}</span>
    </>
  )
}
