import { useEffect, useState } from 'react';

/** Whether the contact button is wanted: once the page is scrolled, and while no form of its own is in sight. */
export function useFloating(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => setWanted(scrollY > 0 && !isFormInSight());
    // A form that arrives late makes the page higher.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, []);
  return isWanted;
}

function isFormInSight(): boolean {
  return [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}
