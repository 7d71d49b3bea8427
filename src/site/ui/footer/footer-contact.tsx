import { company } from '#content/company.ts'
import { VisuallyHidden } from '#design/layout.tsx'

/** Who we are, where and when, and where else to find us. */
export function FooterContact() {
  const { street, postcode, city } = company.address
  return (
    <>
      <p className="footer-blurb">
        {company.blurb} {company.focus}
      </p>
      <dl className="contact">
        <dt>Office</dt>
        <dd>
          {street.value}
          <br />
          {postcode.value} {city.value}
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${company.phoneLink.value}`}>{company.phone.value}</a>
        </dd>
        <dt>Mail</dt>
        <dd>
          <a href={`mailto:${company.email.value}`}>{company.email.value}</a>
        </dd>
        <dt>Hours</dt>
        <dd>{company.hoursText}</dd>
        <dt>Support</dt>
        <dd>
          {company.supportText}
          <small>{company.supportExplanation}</small>
        </dd>
      </dl>
      <ul className="row social">
        {company.socialLinks.map(({ network, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {network}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
