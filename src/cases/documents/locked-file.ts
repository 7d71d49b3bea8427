/** Shown at the upload or, if detected only afterwards, as the reason why the document is rejected. */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'
