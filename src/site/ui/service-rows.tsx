import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'

export function ServiceRows({
  services,
  size,
}: {
  services: readonly { slug: string; title: string; short: string }[]
  size: 't20' | 't24'
}) {
  return (
    <ul className="lined">
      {services.map(({ slug, title, short }) => (
        <li key={slug}>
          <Link to={`/services/${slug}`} className="service-row">
            <h3 className={size}>{title}</h3>
            <p>{short}</p>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
