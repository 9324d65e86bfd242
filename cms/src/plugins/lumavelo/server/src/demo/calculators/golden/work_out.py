"""Works out what the example calculators must answer, without a spreadsheet.

`python3 work_out.py > cases.json` writes the cases that are kept; `python3 work_out.py 20000 seed` writes so many by chance
for each country, one in a line.

The laws are written down a second time, from their own words and with other steps than the workbooks take: taxes by
marginal slices, the rate by discounting every payment. Amounts are decimals, rounded half up to cents where a payslip is.
"""

import json
import random
import sys
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext
from functools import partial
from itertools import product

getcontext().prec = 40
D = Decimal
CENT = D("0.01")
INTEREST = D("0.049") / 12
INSURANCE = D("0.0035")
# Months that a leasing factor is named for.
FACTOR_TERM = 36


# Whether an amount of the case was exactly half a cent, which binary fractions may miss.
was_half = False


def cents(amount):
    global was_half
    # A third is cut after 40 digits: what is half a cent but for that is half a cent.
    known = amount.quantize(D("1e-20"), ROUND_HALF_UP)
    was_half = was_half or abs(known * 100 % 1) == D("0.5")
    return known.quantize(CENT, ROUND_HALF_UP)


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
    return social + tariff_de(max(D(0), income - 1230 - 36 - provision))


def tariff_de(taxable):
    """Income tax and solidarity surcharge of somebody single without children."""
    tax = tariff_32a(taxable)
    return tax + solidarity_de(tax, 1)


def solidarity_de(tax, persons):
    """Nothing below a limit, then 11.9 % of what is above it, until that is 5.5 % of all."""
    return min(tax * D("0.055"), max(D(0), tax - 20350 * persons) * D("0.119"))


def tariff_32a(taxable):
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
    return tax


def tax_without_basic_allowance(taxable):
    """Classes V and VI, § 39b Abs. 2 Satz 7 EStG: what two such incomes differ by, in the sentence's own order."""

    def doubled(amount):
        return max(2 * (tariff_32a(amount * 5 / 4) - tariff_32a(amount * 3 / 4)), amount * 14 / 100)

    first, second, third = D(14071), D(34939), D(222260)
    if taxable <= first:
        return doubled(taxable)
    if taxable <= second:
        return min(doubled(taxable), doubled(first) + D("0.42") * (taxable - first))
    return doubled(second) + slices(taxable - second, (third - second, "0.42"), (None, "0.45"))


class Payslip:
    """What the tax office and the insurance know of a German employee: class, children, rate of the church tax."""

    def __init__(self, tax_class="I", children=0, church="0"):
        self.tax_class, self.church = tax_class, D(church)
        # A single parent has a child.
        self.children = max(1, children) if tax_class == "II" else children

    def allowances(self):
        if self.tax_class == "VI":
            return D(0)
        lump_sums = D(1230) + D(36)
        if self.tax_class == "II":
            lump_sums += 4260 + 240 * (self.children - 1)
        return lump_sums

    def taxes(self, taxable):
        """Income tax, with the solidarity surcharge and the church tax on what it were less the children's allowances."""
        if self.tax_class in ("V", "VI"):
            tax = tax_without_basic_allowance(taxable)
            return tax + solidarity_de(tax, 1) + self.church * tax
        persons = 2 if self.tax_class == "III" else 1
        # 3,414 for the child and 1,464 for care and education, for each parent; spouses in class III have both.
        allowance = self.children * persons * (D(3414) + D(1464))
        tax = persons * tariff_32a(taxable / persons)
        base = persons * tariff_32a(max(D(0), taxable - allowance) / persons)
        return tax + solidarity_de(base, persons) + self.church * base

    def care(self, own, whole):
        """The employee's part of the care insurance, on the two bases of a year (§ 20 Abs. 2a SGB IV)."""
        if self.children == 0:
            return own * D("0.036") / 2 + whole * D("0.006")
        less = {1: "0", 2: "0.0025", 3: "0.005", 4: "0.0075"}.get(self.children, "0.01")
        return own * (D("0.036") / 2 - D(less))


def tax_be(income):
    social = income * D("0.1307")
    after = income - social
    taxable = after - min(after * D("0.3"), D(6070))
    tax = slices(taxable, (16720, "0.25"), (29510, "0.4"), (51070, "0.45"), (None, "0.5"))
    return social + max(D(0), tax - D(11180) * D("0.25")) * D("1.07")


def tax_at(income):
    social = min(income, D(12) * 6930) * D("0.1807")
    return social + tariff_at(max(D(0), income - social - 132), 496)


def tariff_at(taxable, credit):
    steps = ((13539, "0"), (21992, "0.2"), (36458, "0.3"), (70365, "0.4"), (104859, "0.48"), (None, "0.5"))
    return max(D(0), slices(taxable, *steps) - credit)


def benefit_de(price):
    quarter = price / 4
    return cents((quarter / 100).to_integral_value(ROUND_FLOOR) * 100 * D("0.01"))


# Profiles: people who work part time, the self-employed, and employers.

VAT = {"nl": D("0.21"), "de": D("0.19"), "be": D("0.21"), "at": D("0.2")}


def weeks_pay(hours, wage):
    """A month of so many hours a week: 52 weeks in 12 months."""
    return cents(hours * wage * 52 / 12)


def tax_de_part_time(salary, payslip=Payslip()):
    """Taxes of a year for a salary a month; whoever begins above the Minijob limit stays there."""
    if salary <= 603:
        return lambda income: income * D("0.036")

    def tax(income):
        month = income / 12
        # The shortened formulas that health insurers publish for 2026 have the law's fractions worked out.
        own, whole = month, month
        if month <= 2000:
            own = max(D(0), (month - 603) * 2000 / 1397)
            factor = D("0.6619")
            whole = factor * 603 + (D(2000) / 1397 - D(603) / 1397 * factor) * max(D(0), month - 603)
        pension = min(own * 12, D(101400))
        health = min(own * 12, D(69750))
        care = payslip.care(health, min(whole * 12, D(69750)))
        social = pension * D("0.106") + health * D("0.0875") + care
        provision = pension * D("0.093") + health * D("0.0845") + care
        return social + payslip.taxes(max(D(0), income - payslip.allowances() - provision))

    return tax


def tax_at_part_time(salary):
    if salary > D("551.10"):
        return tax_at
    return lambda income: tariff_at(max(D(0), income - 132), 496)


PART_TIME = {
    "nl": {"room": lambda salary, hours: salary - weeks_pay(hours, D("14.99")), "tax": lambda _: tax_nl},
    "de": {
        "room": lambda salary, hours: min(salary - weeks_pay(hours, D("13.90")), salary - D("603.01")),
        "tax": tax_de_part_time,
    },
    "be": {"room": lambda salary, _: salary, "tax": lambda _: tax_be},
    "at": {"room": lambda salary, _: salary - D("551.11"), "tax": tax_at_part_time},
}


def bought(price, months, insured=True):
    """What buying costs, with the same insurance and service."""
    return price + months * (cents(price * INSURANCE) if insured else D(0))


def work_out_part_time(country, price, full_time, hours, week, employer, months, factor, insured=True, tax_of=None):
    law, part = COUNTRIES[country], PART_TIME[country]
    salary = cents(full_time * min(D(1), hours / week))
    rate, take_over = rate_of(country, price, months, factor, insured)
    gross_up = D("1.25") if country == "be" else D(1)
    to_pay = max(D(0), rate - employer)
    given_up = min(max(D(0), part["room"](salary, hours)), to_pay / gross_up)
    from_net = cents(to_pay - given_up * gross_up)
    tax = (tax_of or part["tax"])(salary)
    year = salary * D(law["salaries"])
    with_bike = max(D(0), year - 12 * given_up)
    benefit = max(D(0), law["benefit"](price) - from_net)
    on_benefit = cents((tax(with_bike + 12 * benefit) - tax(with_bike)) / 12)
    net = cents(given_up - (tax(year) - tax(with_bike)) / 12 + on_benefit + from_net)
    return {
        "B12": net,
        "B13": cents(bought(price, months, insured) - months * net - take_over),
        "B14": take_over,
        "B15": rate,
        "B17": on_benefit,
        "B18": cents(months * net + take_over),
        "B19": cents(bought(price, months, insured)),
        "B26": salary,
        "B28": from_net,
    }


def levy_nl(profit):
    deduction = min(profit, D(1200))
    exempt = (profit - deduction) * D("0.127")
    taxable = profit - deduction - exempt
    tax = slices(taxable, (38883, "0.3575"), (78426, "0.3756"), (None, "0.495"))
    # What the deductions would save in the last bracket beyond the second rate is taken back.
    tax += max(D(0), min(deduction + exempt, profit - 78426)) * (D("0.495") - D("0.3756"))
    general = max(D(0), D(3115) - max(D(0), taxable - 29736) * D("0.06398"))
    labour = slices(profit, (11965, "0.08324"), (25845, "0.31009"), (45592, "0.0195"), (None, "-0.0651"))
    return max(D(0), tax - general - max(D(0), labour)) + min(taxable, D(79409)) * D("0.0485")


def levy_de(profit):
    insured = min(max(profit, D(15820)), D(69750))
    social = insured * (D("0.14") + D("0.029") + D("0.036") + D("0.006"))
    return social + tariff_de(max(D(0), profit - social - 36))


def levy_be(profit):
    """Contributions are paid on what remains after them: found by halving, where the workbook solves the equation."""

    def contribution(rest):
        return slices(max(rest, D("17374.08")), ("75024.54", "0.205"), ("110562.42", "0.1416"), (None, "0"))

    low, high = D(0), max(profit, D(1))
    for _ in range(120):
        middle = (low + high) / 2
        low, high = (middle, high) if middle + contribution(middle) < profit else (low, middle)
    social = contribution(low)
    rest = max(D(0), profit - social)
    tax = slices(rest, (16720, "0.25"), (29510, "0.4"), (51070, "0.45"), (None, "0.5"))
    return social + max(D(0), tax - D(11180) * D("0.25")) * D("1.07")


def levy_at(profit):
    social = min(max(profit, 12 * D("551.10")), D(12) * 8085) * (D("0.185") + D("0.068") + D("0.0153"))
    rest = max(D(0), profit - social)
    return social + tariff_at(rest - min(rest * D("0.15"), D(4950)), 0)


LEVIES = {"nl": levy_nl, "de": levy_de, "be": levy_be, "at": levy_at}


def work_out_self_employed(country, price, profit, share, reclaims, months, factor):
    rate, take_over = rate_of(country, price, months, factor)
    vat = rate - rate / (1 + VAT[country])
    is_business = share >= D("0.1") or country in ("be", "at")
    private = D(0)
    if country == "de":
        # All VAT comes back but for that on 80 % of 1 % of the list price in full hundreds.
        hundreds = (price / 100).to_integral_value(ROUND_FLOOR)
        back = vat - (hundreds * D("0.8") * VAT["de"] if share < 1 else 0)
        counted = rate - vat if reclaims else rate
    else:
        # Austria: VAT of what serves the business by less than a tenth stays with it, and is part of the expense.
        comes_back = reclaims and (country != "at" or share >= D("0.1"))
        back = vat * share if comes_back else D(0)
        counted = (rate - vat if comes_back else rate) * share
    back = cents(max(D(0), back)) if reclaims and is_business else D(0)
    paid = rate - back
    if country == "nl":
        counted = paid
        private = min(paid, cents(price * D("0.07") / 12)) if is_business else D(0)
    expense = cents(counted) if is_business else D(0)
    levy = LEVIES[country]
    with_bike = max(D(0), profit - 12 * expense)
    on_private = cents((levy(with_bike + 12 * private) - levy(with_bike)) / 12)
    net = cents(paid - (levy(profit) - levy(with_bike)) / 12 + on_private)
    return {
        "B12": net,
        "B13": cents(bought(price, months) - months * net - take_over),
        "B14": take_over,
        "B15": rate,
        "B17": on_private,
        "B18": cents(months * net + take_over),
        "B23": expense,
        "B26": back,
    }


EMPLOYERS = {
    "nl": lambda income: min(income, D(79409)) * (D("0.0274") + D("0.0763") + D("0.005") + D("0.061")),
    "de": lambda income: slices(income, (69750, "0.2115"), (101400, "0.106"), (None, "0")),
    "be": lambda income: income / 4,
    "at": lambda income: slices(income, (83160, "0.2921"), (None, "0.0823")),
}


def work_out_employer(country, price, salary, employer, employees, share, months, factor):
    law = COUNTRIES[country]
    rate, _ = rate_of(country, price, months, factor)
    given_up = max(D(0), rate - employer)
    if country == "be":
        given_up /= D("1.25")
    year = salary * D(law["salaries"])
    wage = max(D(0), year - 12 * given_up) + 12 * law["benefit"](price)
    saved = cents((EMPLOYERS[country](year) - EMPLOYERS[country](wage)) / 12)
    passed_on = cents(given_up / 4) if country == "be" else D(0)
    bikes = (employees * share).quantize(D(1), ROUND_HALF_UP)
    year_saved, year_passed, own = (cents(12 * bikes * each) for each in (saved, passed_on, D(employer)))
    remains = year_saved - year_passed - own
    return {
        "B13": cents(remains * months / 12),
        "B15": rate,
        "B26": bikes,
        "B27": saved,
        "B28": passed_on,
        "B29": year_saved,
        "B31": own,
        "B32": D(0),
        "B33": remains,
    }


COUNTRIES = {
    "nl": {"residual": "0.2", "salaries": "12.96", "tax": tax_nl, "benefit": lambda p: cents(p * D("0.07") / 12)},
    "de": {"residual": "0.18", "salaries": "12", "tax": tax_de, "benefit": benefit_de},
    "be": {"residual": "0.2", "salaries": "13.92", "tax": tax_be, "benefit": lambda p: D(0)},
    "at": {"residual": "0.2", "salaries": "12", "tax": tax_at, "benefit": lambda p: D(0)},
}


def rate_of(country, price, months, factor, insured=True):
    """The rate a month, and the price to take the bike over for."""
    residual = D(COUNTRIES[country]["residual"])
    insurance = price * INSURANCE if insured else D(0)
    lease = annuity(price, residual, months)
    if factor is not None:
        # A factor names the whole rate of 36 months; other terms keep its share of interest and margin.
        known = max(D(0), price * (D(factor) - INSURANCE))
        lease = known * lease / annuity(price, residual, FACTOR_TERM)
    return cents(lease + insurance), cents(price * residual)


FULL_TIME = {"nl": "40", "de": "40", "be": "38", "at": "38.5"}


def work_out(country, price, salary, employer, months, insured=True, factor=None):
    """Somebody who works full time is under the same law as everybody else."""
    week = D(FULL_TIME[country])
    return work_out_part_time(country, price, salary, week, week, employer, months, factor, insured)


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


def list_profile_cases():
    for country in COUNTRIES:
        factor = "0.028" if country in ("be", "at") else None
        terms = {"B6": factor, "B7": COUNTRIES[country]["residual"]} if factor else {}
        for months in (24, 36, 48):
            for price in ("1499", "4200.5"):
                common = {"B3": price, "B8": str(months), **terms}
                for full_time, hours, week in ((2600, 20, 40), (3450, 24, 38), (2400, 9, 40), (6200, 32, 36)):
                    for employer in (0, 30):
                        given = {"B4": full_time, "B5": employer, "B24": hours, "B25": week}
                        expected = work_out_part_time(
                            country, D(price), D(full_time), D(hours), D(week), D(employer), months, factor
                        )
                        yield country, "partTime", common, given, expected
                uses = (("0.3", True), ("1", True), ("0.05", True), ("0.75", False))
                for index, profit in enumerate((12000, 31000, 58000, 135000)):
                    for share, reclaims in uses[index % 2 :: 2]:
                        given = {"B4": profit, "B24": share, "B25": "yes" if reclaims else "no"}
                        expected = work_out_self_employed(
                            country, D(price), D(profit), D(share), reclaims, months, factor
                        )
                        yield country, "selfEmployed", common, given, expected
                for salary, employees, share in ((2700, 12, "0.25"), (4100, 85, "0.1"), (6500, 400, "0.15"), (9800, 7, "1")):
                    for employer in (0, 25):
                        given = {"B4": salary, "B5": employer, "B24": employees, "B25": share}
                        expected = work_out_employer(
                            country, D(price), D(salary), D(employer), D(employees), D(share), months, factor
                        )
                        yield country, "employer", common, given, expected


def list_tax_class_cases():
    """Every German class with every church tax and number of children, at salaries from a Minijob to above all ceilings.

    In class V an exchange leads below one of the three limits at 1,600, 3,790 and 20,100.
    """
    salaries = (2750, 3450, 3790, 4800, 7300, 11800, 20100, 26000)
    parts = ((2600, 20, 40), (2400, 10, 40), (3450, 18, 38), (5600, 32, 36), (3200, 20, 40))
    payslips = product(("I", "II", "III", "IV", "V", "VI"), ("0", "0.08", "0.09"), (0, 1, 2, 3, 4, 5, 7))
    for index, (tax_class, church, children) in enumerate(payslips):
        tax = partial(tax_de_part_time, payslip=Payslip(tax_class, children, church))
        price = "4899.9" if index % 2 else "2499"
        personal = {"B3": price, "B29": tax_class, "B30": str(children), "B31": church}
        for salary in (salaries[index % 8], salaries[(index + 4) % 8]):
            expected = work_out_part_time(
                "de", D(price), D(salary), D(40), D(40), D(0), 36, None, tax_of=tax
            )
            yield {"country": "de", "values": personal | {"B4": str(salary)}, "expected": expected}
        full_time, hours, week = parts[index % 5]
        own = {"B4": str(full_time), "B24": str(hours), "B25": str(week)}
        expected = work_out_part_time("de", D(price), D(full_time), D(hours), D(week), D(0), 36, None, tax_of=tax)
        yield {"country": "de", "profile": "partTime", "values": personal | own, "expected": expected}


def list_all():
    yield from list_cases()
    yield from list_tax_class_cases()
    for country, profile, common, given, expected in list_profile_cases():
        values = common | {cell: str(value) for cell, value in given.items()}
        yield {"country": country, "profile": profile, "values": values, "expected": expected}


def list_by_chance(country, count, seed):
    """What anybody may enter, in every profile of a country."""
    chance = random.Random(f"{seed} {country}")

    def amount(low, high, step="1"):
        return low + chance.randint(0, int((high - low) / D(step))) * D(step)

    global was_half
    for _ in range(count):
        was_half = False
        price, months = amount(D(300), D(9500), "0.01"), chance.choice((24, 36, 48))
        salary, employer = amount(D(0), D(20000)), amount(D(0), D(200), "0.01")
        factor = amount(D("0.02"), D("0.045"), "0.0001") if country in ("be", "at") or chance.random() < 0.2 else None
        values = {"B3": price, "B4": salary, "B8": months}
        if factor is not None:
            values |= {"B6": factor, "B7": COUNTRIES[country]["residual"]}
        profile = chance.choice((None, "partTime", "selfEmployed", "employer"))
        if profile in (None, "partTime"):
            week = D(FULL_TIME[country])
            hours, insured, tax_of = week, chance.random() < 0.8, None
            values |= {"B5": employer, "B20": "yes" if insured else "no"}
            if profile:
                week = amount(D(30), D(40), "0.5")
                hours = amount(D(1), week, "0.5")
                values |= {"B24": hours, "B25": week}
            if country == "de":
                tax_class, children = chance.choice(("I", "II", "III", "IV", "V", "VI")), chance.randint(0, 7)
                church = chance.choice(("0", "0.08", "0.09"))
                values |= {"B29": tax_class, "B30": children, "B31": church}
                tax_of = partial(tax_de_part_time, payslip=Payslip(tax_class, children, church))
            expected = work_out_part_time(
                country, price, salary, hours, week, employer, months, factor, insured, tax_of
            )
        elif profile == "selfEmployed":
            share, reclaims = amount(D(0), D(1), "0.01"), chance.random() < 0.7
            values |= {"B4": salary * 12, "B24": share, "B25": "yes" if reclaims else "no"}
            expected = work_out_self_employed(country, price, salary * 12, share, reclaims, months, factor)
        else:
            employees, share = amount(D(1), D(900)), amount(D(0), D(1), "0.01")
            values |= {"B5": employer, "B24": employees, "B25": share}
            expected = work_out_employer(country, price, salary, employer, employees, share, months, factor)
        values = {cell: str(value) for cell, value in values.items()}
        told = {"country": country, "values": values, "expected": expected, "wasHalf": was_half}
        yield {**told, "profile": profile} if profile else told


def write(case):
    return json.dumps({**case, "expected": {cell: str(value) for cell, value in case["expected"].items()}})


if len(sys.argv) == 3:
    for each_country in COUNTRIES:
        for each in list_by_chance(each_country, int(sys.argv[1]), sys.argv[2]):
            print(write(each))
else:
    print("[\n  " + ",\n  ".join(write(case) for case in list_all()) + "\n]")
