import type { LargeFormProps } from './form-frame.tsx';
import FullForm from './full-form.tsx';
import QuoteForm from './quote-form.tsx';

/** The contact page's larger forms in one chunk, because visitors of one often look at the other. */
export default function LargeForm({ way, ...props }: LargeFormProps & { way: 'full' | 'quote' }) {
  return way === 'quote' ? <QuoteForm {...props} /> : <FullForm {...props} />;
}
