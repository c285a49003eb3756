/** What jsdom lacks and every screen needs. */
import '@testing-library/jest-dom'
