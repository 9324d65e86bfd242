"""Works out what the example calculators must answer, without a spreadsheet: `python3 work_out.py > cases.json`.

The laws are written down a second time, from their own words and with other steps than the workbooks take: taxes by
marginal slices, the rate by discounting every payment. Amounts are decimals, rounded half up to cents where a payslip is.
"""

import json
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 40
D = Decimal
CENT = D("0.01")
INTEREST = D("0.049") / 12
INSURANCE = D("0.0035")
# Months that a leasing factor is named for.
FACTOR_TERM = 36


def cents(amount):
    return amount.quantize(CENT, ROUND_HALF_UP)


def slices(amount, *steps):
    """Sum over slices: each step is (upper end or None, share of what lies in it)."""
    total, low = D(0), D(0)
    for high, share in steps:
        top = amount if high is None else min(amount, D(high))
        if top > low:
            total += (top - low) * D(share)
        if high is None or amount <= D(high):
            break
        low = D(high)
    return total


def annuity(price, residual, months):
    """The payment at the end of each month that, with the residual value after the last, is worth the price today."""
    worth, factor = D(0), D(1)
    for _ in range(months):
        factor /= 1 + INTEREST
        worth += factor
    return price * (1 - residual * factor) / worth


def tax_nl(income):
    tax = slices(income, (38883, "0.3575"), (78426, "0.3756"), (None, "0.495"))
    general = max(D(0), D(3115) - max(D(0), income - 29736) * D("0.06398"))
    labour = slices(income, (11965, "0.08324"), (25845, "0.31009"), (45592, "0.0195"), (None, "-0.0651"))
    return max(D(0), tax - general - max(D(0), labour))


def tax_de(income):
    pension, health = min(income, D(101400)), min(income, D(69750))
    social = pension * D("0.186") / 2 + pension * D("0.026") / 2
    social += health * (D("0.146") + D("0.029")) / 2 + health * (D("0.036") / 2 + D("0.006"))
    provision = pension * D("0.093") + health * ((D("0.14") + D("0.029")) / 2 + D("0.018") + D("0.006"))
    taxable = max(D(0), income - 1230 - 36 - provision)
    if taxable <= 12348:
        tax = D(0)
    elif taxable <= 17799:
        y = (taxable - 12348) / 10000
        tax = (D("914.51") * y + 1400) * y
    elif taxable <= 69878:
        z = (taxable - 17799) / 10000
        tax = (D("173.10") * z + 2397) * z + D("1034.87")
    elif taxable <= 277825:
        tax = D("0.42") * taxable - D("11135.63")
    else:
        tax = D("0.45") * taxable - D("19470.38")
    surcharge = min(tax * D("0.055"), max(D(0), tax - 20350) * D("0.119"))
    return social + tax + surcharge


def tax_be(income):
    social = income * D("0.1307")
    after = income - social
    taxable = after - min(after * D("0.3"), D(6070))
    tax = slices(taxable, (16720, "0.25"), (29510, "0.4"), (51070, "0.45"), (None, "0.5"))
    return social + max(D(0), tax - D(11180) * D("0.25")) * D("1.07")


def tax_at(income):
    social = min(income, D(12) * 6930) * D("0.1807")
    taxable = max(D(0), income - social - 132)
    steps = ((13539, "0"), (21992, "0.2"), (36458, "0.3"), (70365, "0.4"), (104859, "0.48"), (None, "0.5"))
    return social + max(D(0), slices(taxable, *steps) - 496)


def benefit_de(price):
    quarter = price / 4
    return cents((quarter / 100).to_integral_value(ROUND_FLOOR) * 100 * D("0.01"))


COUNTRIES = {
    "nl": {"residual": "0.2", "salaries": "12.96", "tax": tax_nl, "benefit": lambda p: cents(p * D("0.07") / 12)},
    "de": {"residual": "0.18", "salaries": "12", "tax": tax_de, "benefit": benefit_de},
    "be": {"residual": "0.2", "salaries": "13.92", "tax": tax_be, "benefit": lambda p: D(0)},
    "at": {"residual": "0.2", "salaries": "12", "tax": tax_at, "benefit": lambda p: D(0)},
}


def work_out(country, price, salary, employer, months, insured=True, factor=None):
    law = COUNTRIES[country]
    residual = D(law["residual"])
    insurance = price * INSURANCE if insured else D(0)
    lease = annuity(price, residual, months)
    if factor is not None:
        # A factor names the whole rate of 36 months; other terms keep its share of interest and margin.
        known = max(D(0), price * (D(factor) - INSURANCE))
        lease = known * lease / annuity(price, residual, FACTOR_TERM)
    rate = cents(lease + insurance)
    given_up = max(D(0), rate - employer)
    if country == "be":
        given_up /= D("1.25")
    year = salary * D(law["salaries"])
    with_bike = max(D(0), year - 12 * given_up)
    benefit = law["benefit"](price)
    saved = (law["tax"](year) - law["tax"](with_bike)) / 12
    on_benefit = cents((law["tax"](with_bike + 12 * benefit) - law["tax"](with_bike)) / 12)
    net = cents(given_up - saved + on_benefit)
    take_over = cents(price * residual)
    return {
        "B12": net,
        "B13": cents(price - months * net - take_over),
        "B14": take_over,
        "B15": rate,
        "B17": on_benefit,
        "B18": cents(months * net + take_over),
    }


def list_cases():
    for country in COUNTRIES:
        factor = "0.028" if country in ("be", "at") else None
        for months in (24, 36, 48):
            for salary in (2100, 3450, 5200, 9400):
                for price in ("1499", "3099.95", "5600"):
                    for employer in (0, 30):
                        values = {"B3": price, "B4": str(salary), "B5": str(employer), "B8": str(months)}
                        if factor:
                            values |= {"B6": factor, "B7": COUNTRIES[country]["residual"]}
                        expected = work_out(country, D(price), D(salary), D(employer), months, factor=factor)
                        yield {"country": country, "values": values, "expected": expected}
        # Without insurance, and with what is not the country's usual way to name a rate.
        other = None if factor else "0.031"
        for months in (24, 48):
            values = {"B3": "2499.5", "B4": "4100", "B5": "10", "B8": str(months), "B20": "no"}
            if other:
                values["B6"] = other
            expected = work_out(country, D("2499.5"), D(4100), D(10), months, insured=False, factor=other)
            yield {"country": country, "values": values, "expected": expected}


cases = [
    json.dumps({**case, "expected": {cell: str(value) for cell, value in case["expected"].items()}})
    for case in list_cases()
]
print("[\n  " + ",\n  ".join(cases) + "\n]")
