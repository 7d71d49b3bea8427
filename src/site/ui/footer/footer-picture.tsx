export function FooterPicture() {
  return (
    <svg className="footer-picture" viewBox="0 0 480 360" aria-hidden="true">
      <path d="M0 360A360 360 0 0 1 360 0v360z" fill="#fff" />
      <path d="M120 360a240 240 0 0 1 240-240v240z" fill="#5d6772" />
      <path d="M240 360a120 120 0 0 1 120-120v120z" fill="#d8232a" />
      <path className="footer-picture-tiles" d="M366 0h114v114H366zM366 120h114v114H366z" />
      <circle cx="423" cy="303" r="57" fill="#fff" />
    </svg>
  )
}
