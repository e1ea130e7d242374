/** Put a text on the clipboard; false: the browser does not let this page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedOldWay(text);
  }
}

// Browsers keep the clipboard from pages without encryption, as in a home network; the old way still works there.
function copiedOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
