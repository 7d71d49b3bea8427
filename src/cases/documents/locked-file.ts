/** Shown at the upload or, if detected only afterwards, as the reason why the document is rejected. */
export const passwordProtected = 'This file is password-protected. Please remove the password and send the file again.'
