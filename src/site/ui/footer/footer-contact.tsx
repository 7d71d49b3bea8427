import { company } from '#company/company.ts'
import { firmWords } from '#content/firm-words.ts'
import { VisuallyHidden } from '#design/page/layout.tsx'

export function FooterContact({ claimsSupport }: { claimsSupport: boolean }) {
  const { address, phone, phoneLink, email, hours, support, socialLinks } = company()
  return (
    <>
      <p className="footer-blurb">
        {firmWords.blurb(address.town)} {firmWords.focus}
      </p>
      <dl className="contact">
        <dt>Office</dt>
        <dd>
          {address.street}
          <br />
          {address.postcode} {address.town}
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phoneLink}`}>{phone}</a>
        </dd>
        <dt>Mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Hours</dt>
        <dd>{hours.short}</dd>
        <dt>Support</dt>
        <dd>
          {claimsSupport && support.text}
          <small>{support.note}</small>
        </dd>
      </dl>
      <ul className="row social">
        {socialLinks.map(({ network, href }) => (
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
